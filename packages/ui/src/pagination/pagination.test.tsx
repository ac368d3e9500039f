import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const draw = (page: number) =>
  renderToStaticMarkup(
    <Pagination
      page={page}
      pageCount={9}
      range="1 to 10 of 88"
      hrefOf={(target) => `?page=${target}`}
      labels={{ navigation: 'Results', previous: 'Previous', next: 'Next', page: (target) => `Page ${target}` }}
    />,
  )

test('pages are links in a named landmark, the open one marked', () => {
  expect(draw(5)).toMatch(/^<nav [^>]*aria-label="Results"><p [^>]*>1 to 10 of 88<\/p>/)
  expect(draw(5)).toContain('<a href="?page=5" aria-label="Page 5" aria-current="page">5</a>')
  expect(draw(5)).toContain('rel="prev" aria-label="Previous"')
})

test('before the first and after the last page there is nothing to press', () => {
  expect(draw(1)).not.toContain('rel="prev"')
  expect(draw(9)).not.toContain('rel="next"')
})
