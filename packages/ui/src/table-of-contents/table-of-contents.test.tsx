import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

test('a table of contents is a named landmark with a nested ordered list of links', () => {
  const html = renderToStaticMarkup(
    <TableOfContents
      title="On this page"
      entries={[{ id: 'a', label: 'Delivery', entries: [{ id: 'b', label: 'Acceptance' }] }]}
    />,
  )
  expect(html).toMatch(/^<nav [^>]*aria-label="On this page">/)
  expect(html).toContain('<a href="#a">Delivery</a><ol role="list"><li><a href="#b">Acceptance</a></li></ol>')
})
