import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShowMore } from './show-more.tsx'

test('changes of the range are announced', () => {
  const html = renderToStaticMarkup(<ShowMore range="1 to 10 of 38" label="Show more" shown={10} total={38} />)
  expect(html).toMatch(/role="status">1 to 10 of 38</)
  expect(html).toMatch(/<button type="button"[^>]*>Show more</)
})

test('without script the next page is a link', () => {
  const html = renderToStaticMarkup(
    <ShowMore range="1 to 10 of 38" label="Show more" shown={10} total={38} href="?page=2" />,
  )
  expect(html).toMatch(/<a href="\?page=2" rel="next"/)
})

test('there is no button when everything is shown', () => {
  const html = renderToStaticMarkup(<ShowMore range="1 to 38 of 38" label="Show more" shown={38} total={38} />)
  expect(html).not.toMatch(/<a|<button/)
})
