import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const renderPage = (page: number) =>
  renderToStaticMarkup(
    <Pagination
      page={page}
      pageCount={9}
      range="1 to 10 of 88"
      hrefOf={(target) => `?page=${target}`}
      labels={{ navigation: 'Results', previous: 'Previous', next: 'Next', page: (target) => `Page ${target}` }}
    />,
  )

test('pages are links in a named landmark, the current one marked', () => {
  expect(renderPage(5)).toMatch(/^<nav [^>]*aria-label="Results"><p [^>]*>1 to 10 of 88<\/p>/)
  expect(renderPage(5)).toContain('<a href="?page=5" aria-label="Page 5" aria-current="page">5</a>')
  expect(renderPage(5)).toContain('rel="prev" aria-label="Previous"')
})

test('the first page has no previous link and the last page no next link', () => {
  expect(renderPage(1)).not.toContain('rel="prev"')
  expect(renderPage(9)).not.toContain('rel="next"')
})
