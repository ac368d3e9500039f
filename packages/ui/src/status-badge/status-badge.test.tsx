import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

test('a state is said in words; the icon beside them is not read out', () => {
  const html = renderToStaticMarkup(<StatusBadge tone="error">Stopped</StatusBadge>)
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
  expect(html).toMatch(/Stopped<\/span>$/)
})

test('a plain badge has no icon', () => {
  expect(renderToStaticMarkup(<StatusBadge tone="plain">Coming soon</StatusBadge>)).not.toContain('<svg')
})
