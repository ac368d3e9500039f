import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

test('the status is text; the icon is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<StatusBadge tone="error">Stopped</StatusBadge>)
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
  expect(html).toMatch(/Stopped<\/span>$/)
})

test('a plain badge has no icon', () => {
  expect(renderToStaticMarkup(<StatusBadge tone="plain">Coming soon</StatusBadge>)).not.toContain('<svg')
})
