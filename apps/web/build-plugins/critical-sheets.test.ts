import { expect, test } from 'vitest'
import { countUsers, linkedSheets, placesOf, toChunkName, usersOf } from './critical-sheets.ts'

const search = '/w/packages/blocks/src/embedded-search/component.tsx'
const lazyBlock = '/w/packages/blocks/src/lazy-style-block.tsx'
const block = '/w/packages/blocks/src/block.tsx'
const page = '/w/apps/web/app/pages/page.route.tsx?__react-router-build-client-route'
const product = '/w/apps/web/app/catalogue/product/product-page.tsx'
const catalogue = '/w/apps/web/app/catalogue/catalogue.route.tsx'
const guide = '/w/apps/web/app/style-guide/modules.route.tsx'
const tickets = '/w/apps/web/app/tickets/ticket.route.tsx'
const shell = '/w/apps/web/app/root.tsx'

const importers: Record<string, string[]> = {
  [search]: [lazyBlock],
  [lazyBlock]: [block],
  [block]: [page, catalogue, guide],
  [product]: [catalogue],
}

test.each([
  ['a lazy block: its sheet, and the application that shows it', [search], ['lazy', 'style-guide']],
  ['a product', [product], ['product']],
  ['a lazy block and a product', [search, product], ['lazy', 'product', 'style-guide']],
  ['a lazy block and the portal', [search, tickets], ['lazy', 'portal', 'style-guide']],
  ['a lazy block and every block', [search, block], ['lazy', 'pages', 'catalogue', 'style-guide']],
  ['a lazy block and the shell', [search, shell], ['lazy', 'everywhere', 'style-guide']],
])('finds the users of the styles of %s', (_, direct, expected) => {
  const users = usersOf('/w/x.module.css', (id) => (id.endsWith('.css') ? direct : (importers[id] ?? [])))
  expect(users).toEqual(new Set(expected))
})

const placed = (...users: string[]) => placesOf(toChunkName(new Set(users)))

test.each([
  ['one module', ['lazy'], [], ['lazy']],
  ['two modules: in the sheet of each', ['product', 'lazy'], [], ['product', 'lazy']],
  ['a module and the portal', ['lazy', 'portal'], ['portal'], ['lazy']],
  ['a module and two tools', ['lazy', 'comparison', 'worksheet'], ['tools'], ['lazy']],
  ['a module and its own area', ['product', 'catalogue'], ['catalogue'], []],
  ['a module and the shell', ['product', 'everywhere'], ['base'], []],
  ['two modules that may be on one page', ['lists', 'lazy'], ['base'], []],
])('chooses the sheets for the styles of %s', (_, users, homes, critical) => {
  expect(placed(...users)).toMatchObject({ homes, critical })
})

test('a chunk outside the group has no placement', () => {
  expect(placesOf('text-field')).toBeUndefined()
})

test.each([
  ['the portal links its own sheet', 'tickets', ['portal']],
  ['a page links none: it links the sheets it renders', 'pages', []],
  ['the shell links none', 'everywhere', []],
])('for styles of a lazy block, a product and the portal: %s', (_, area, sheets) => {
  const places = placed('lazy', 'product', 'portal')
  expect(places && linkedSheets(places, area)).toEqual(sheets)
})

test('base styles have more users, so they come first', () => {
  const [field, select, page] = [['lists', 'lazy', 'portal'], ['lists', 'portal'], ['lists']].map((users) =>
    countUsers(toChunkName(new Set(users))),
  )
  expect([field, select, page, countUsers('text-field')]).toEqual([3, 2, 1, 0])
})
