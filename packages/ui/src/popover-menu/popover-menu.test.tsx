import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PopoverMenu } from './popover-menu.tsx'

test('a popover menu is a named button with a list of links', () => {
  const html = renderToStaticMarkup(
    <PopoverMenu
      id="user"
      label="Account of Anna Berg"
      links={[{ label: 'Dashboard', href: '/dashboard', current: true }]}
    >
      AB
    </PopoverMenu>,
  )
  expect(html.toLowerCase()).toMatch(/<button type="button"[^>]*aria-label="account of anna berg" popovertarget="user"/)
  expect(html).toMatch(/<div id="user" popover="auto"/)
  expect(html).toContain('<a href="/dashboard" aria-current="page">Dashboard</a>')
  expect(html).not.toContain('role="menu"')
})
