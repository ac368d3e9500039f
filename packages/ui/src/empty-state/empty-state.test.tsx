import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

test('an empty state has a title, advice and one action', () => {
  const html = renderToStaticMarkup(
    <EmptyState icon="search" title="No entries found" action={<a href="/all">Show all</a>}>
      Use fewer words.
    </EmptyState>,
  )
  expect(html).toMatch(/<h3>No entries found<\/h3><p>Use fewer words.<\/p><a href="\/all">/)
})

test('directly below the page title its heading has level 2', () => {
  expect(renderToStaticMarkup(<EmptyState level={2} icon="search" title="Nothing" />)).toContain('<h2>Nothing</h2>')
})
