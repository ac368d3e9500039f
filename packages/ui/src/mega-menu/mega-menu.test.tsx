import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MegaMenu, MegaMenuBar, MegaMenuButton } from './mega-menu.tsx'

const html = renderToStaticMarkup(
  <MegaMenu id="main" label="Main">
    <MegaMenuBar
      menuId="main"
      entries={[
        {
          label: 'Products',
          href: '/products',
          current: true,
          panel: {
            families: [
              {
                label: 'Crimping',
                links: [{ label: 'Presses', href: '/presses', note: '12 kN' }],
                all: { label: 'All', href: '/crimping' },
                open: true,
              },
              { label: 'Twisting', links: [], all: { label: 'All twisting', href: '/twisting' } },
            ],
            more: [{ label: 'Compare', href: '/compare' }],
          },
        },
        { label: 'Services', href: '/services' },
      ]}
    />
  </MegaMenu>,
).toLowerCase()

test('the main menu is a named landmark with one list', () => {
  expect(html).toMatch(/^<nav id="main" popover="auto"[^>]*aria-label="main"><ul role="list"/)
})

test('an entry with a panel is a button, and one without is a link', () => {
  expect(html).toMatch(/<button type="button"[^>]*popovertarget="main-0"[^>]*aria-current="true"[^>]*>products/)
  expect(html).toMatch(/<div id="main-0" popover="auto"/)
  expect(html).toMatch(/<a [^>]*href="\/services">services/)
})

test('only one family is open at a time, and each links to its page', () => {
  expect(html.match(/<details [^>]*name="main-0"/g)).toHaveLength(2)
  expect(html.match(/<details [^>]*name="main-0" open=""/g)).toHaveLength(1)
  expect(html).toContain('href="/crimping"')
})

test('on small screens an entry unfolds its families and further links, one entry at a time', () => {
  const [fold = ''] = /<details [^>]*name="main".*<\/details>/.exec(html.slice(html.indexOf('name="main"') - 40)) ?? []
  expect(fold).toMatch(/^<details [^>]*open=""/)
  expect([...fold.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/crimping', '/twisting', '/compare'])
})

test('the menu button of small screens has a name', () => {
  const button = renderToStaticMarkup(<MegaMenuButton menuId="main" label="Menu" />).toLowerCase()
  expect(button).toMatch(/<button type="button"[^>]*aria-label="menu" popovertarget="main"/)
})
