import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoreLink } from './more-link.tsx'

test('the link is named by its text; the arrow is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<MoreLink href="/en/stories">All stories</MoreLink>)
  expect(html).toMatch(/^<a href="\/en\/stories"/)
  expect(html).toMatch(/<span>All stories<\/span><svg[^>]*aria-hidden="true"/)
})

test('the arrow of a back link is before the text', () => {
  const html = renderToStaticMarkup(
    <MoreLink href="/en" back>
      Home
    </MoreLink>,
  )
  expect(html.indexOf('<svg')).toBeLessThan(html.indexOf('Home'))
})
