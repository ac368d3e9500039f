import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActiveFilters, FilterChips } from './filter-chips.tsx'

test('chips are links in a named landmark, the current one marked', () => {
  const html = renderToStaticMarkup(
    <FilterChips
      label="Kinds"
      chips={[
        { label: 'All', href: '?', count: 38, current: true },
        { label: 'Stories', href: '?kind=story' },
      ]}
    />,
  )
  expect(html).toMatch(/^<nav aria-label="Kinds">/)
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
})

test('an active filter is a link named by its removal', () => {
  const html = renderToStaticMarkup(
    <ActiveFilters
      label="Active filters"
      filters={[{ label: 'Seal', removeHref: '?', removeLabel: 'Remove filter Seal' }]}
      clear={{ label: 'Clear all', href: '?' }}
    />,
  )
  expect(html).toMatch(/<a [^>]*href="\?" aria-label="Remove filter Seal">Seal</)
  expect(html).toContain('Clear all')
})

test('renders nothing without active filters', () => {
  expect(
    renderToStaticMarkup(<ActiveFilters label="Active" filters={[]} clear={{ label: 'Clear', href: '?' }} />),
  ).toBe('')
})
