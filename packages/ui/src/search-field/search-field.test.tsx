import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

const props = { action: '/en/search', name: 'q', label: 'Search', submitLabel: 'Search now' }

test('a search is a landmark and a form that works without script', () => {
  const html = renderToStaticMarkup(<SearchField {...props} />)
  expect(html).toMatch(/^<search><form[^>]*action="\/en\/search" method="get"/)
  expect(html).toMatch(/<input[^>]*id="q" type="search"[^>]*name="q"/)
  expect(html).toMatch(/<label for="q"><span[^>]*>Search<\/span><\/label>/)
})

test('its button has a name', () => {
  expect(renderToStaticMarkup(<SearchField {...props} />)).toMatch(
    /<button type="submit".*Search now<\/span><\/button>/,
  )
})

test('a loading search shows a spinner and announces its state', () => {
  const html = renderToStaticMarkup(<SearchField {...props} loadingText="Searching" />)
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/class="[^"]*spinner/)
  expect(html).toContain('<span role="status">Searching</span>')
})
