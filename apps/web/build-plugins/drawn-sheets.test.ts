import { expect, test } from 'vitest'
import { countUsers, linkedSheets, placesOf, toChunkName, usersOf } from './drawn-sheets.ts'

const chart = '/w/packages/blocks/src/chart/component.tsx'
const rare = '/w/packages/blocks/src/rare-block.tsx'
const block = '/w/packages/blocks/src/block.tsx'
const page = '/w/apps/web/app/pages/page.route.tsx?__react-router-build-client-route'
const product = '/w/apps/web/app/catalogue/product/product-page.tsx'
const catalogue = '/w/apps/web/app/catalogue/catalogue.route.tsx'
const guide = '/w/apps/web/app/style-guide/modules.route.tsx'
const tickets = '/w/apps/web/app/tickets/ticket.route.tsx'
const shell = '/w/apps/web/app/root.tsx'

const above: Record<string, string[]> = {
  [chart]: [rare],
  [rare]: [block],
  [block]: [page, catalogue, guide],
  [product]: [catalogue],
}

test.each([
  ['a rare block: its sheet, and the application that shows it', [chart], ['rare', 'style-guide']],
  ['a product', [product], ['product']],
  ['a rare block and a product', [chart, product], ['rare', 'product', 'style-guide']],
  ['a rare block and the portal', [chart, tickets], ['rare', 'portal', 'style-guide']],
  ['a rare block and every block', [chart, block], ['rare', 'pages', 'catalogue', 'style-guide']],
  ['a rare block and the shell', [chart, shell], ['rare', 'everywhere', 'style-guide']],
])('who uses the styles of %s', (_, importers, expected) => {
  const users = usersOf('/w/x.module.css', (id) => (id.endsWith('.css') ? importers : (above[id] ?? [])))
  expect(users).toEqual(new Set(expected))
})

const placed = (...users: string[]) => placesOf(toChunkName(new Set(users)))

test.each([
  ['one part', ['rare'], [], ['rare']],
  ['two parts: in the sheet of each', ['product', 'rare'], [], ['product', 'rare']],
  ['a part and the portal', ['rare', 'portal'], ['portal'], ['rare']],
  ['a part and two tools', ['rare', 'comparison', 'worksheet'], ['tools'], ['rare']],
  ['a part and its own area', ['product', 'catalogue'], ['catalogue'], []],
  ['a part and the shell', ['product', 'everywhere'], ['base'], []],
  ['two parts that may stand on one page', ['lists', 'rare'], ['base'], []],
])('where styles for %s stand', (_, users, homes, drawn) => {
  expect(placed(...users)).toMatchObject({ homes, drawn })
})

test('a chunk that is not kept apart has no such place', () => {
  expect(placesOf('text-field')).toBeUndefined()
})

test.each([
  ['the portal its own sheet', 'tickets', ['portal']],
  ['a page nothing: it links what it draws', 'pages', []],
  ['the shell nothing', 'everywhere', []],
])('for styles of a rare block, a product and the portal a route links: %s', (_, area, sheets) => {
  const places = placed('rare', 'product', 'portal')
  expect(places && linkedSheets(places, area)).toEqual(sheets)
})

test('what others build on has more users, so it comes first', () => {
  const [field, select, page] = [['lists', 'rare', 'portal'], ['lists', 'portal'], ['lists']].map((users) =>
    countUsers(toChunkName(new Set(users))),
  )
  expect([field, select, page, countUsers('text-field')]).toEqual([3, 2, 1, 0])
})
