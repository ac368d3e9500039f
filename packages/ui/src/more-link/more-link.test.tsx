import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoreLink } from './more-link.tsx'

test('the words are the name of the link; the arrow is drawn only for eyes', () => {
  const html = renderToStaticMarkup(<MoreLink href="/en/stories">All stories</MoreLink>)
  expect(html).toMatch(/^<a href="\/en\/stories"/)
  expect(html).toMatch(/<span>All stories<\/span><svg[^>]*aria-hidden="true"/)
})

test('the arrow of a way back stands before the words', () => {
  const html = renderToStaticMarkup(
    <MoreLink href="/en" back>
      Home
    </MoreLink>,
  )
  expect(html.indexOf('<svg')).toBeLessThan(html.indexOf('Home'))
})
