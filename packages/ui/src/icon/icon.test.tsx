import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, SmallIcon } from './icon.tsx'

test.each([
  ['16 px', <SmallIcon key="16" name="check" />, '0 0 16 16'],
  ['24 px', <Icon key="24" name="globe" />, '0 0 24 24'],
])('icons of %s are hidden from screen readers [S9-030]', (_, icon, viewBox) => {
  const html = renderToStaticMarkup(icon)
  expect(html).toContain(`viewBox="${viewBox}"`)
  expect(html).toContain('aria-hidden="true"')
})
