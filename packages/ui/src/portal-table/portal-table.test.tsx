import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveTable } from './live-table.tsx'
import { type PortalColumn, PortalTable } from './portal-table.tsx'

type Machine = { id: string; tickets: number }
const columns: PortalColumn<Machine>[] = [
  { id: 'serial', header: 'Serial number', rowHeader: true, sortBy: ({ id }) => id, cell: ({ id }) => id },
  { id: 'tickets', header: 'Tickets', sortBy: ({ tickets }) => tickets, cell: ({ tickets }) => `${tickets} open` },
  { id: 'plant', header: 'Plant', hidden: true, cell: () => 'Linz' },
]
const items = [
  { id: 'a', tickets: 9 },
  { id: 'b', tickets: 10 },
]
const table = {
  label: 'Machines',
  chooseLabel: 'Choose columns',
  columns,
  items,
  language: 'en',
  empty: 'No machine matches',
}

test('numbers are sorted numerically, and the column has aria-sort', () => {
  const html = renderToStaticMarkup(
    <LiveTable {...table} initialSort={{ column: 'tickets', direction: 'descending' }} />,
  )
  expect(html.indexOf('10 open')).toBeLessThan(html.indexOf('9 open'))
  expect(html).toMatch(/aria-sort="descending"/)
})

test('items sorted by the server stay in their order', () => {
  const html = renderToStaticMarkup(
    <LiveTable {...table} initialSort={{ column: 'tickets', direction: 'descending' }} onSort={() => undefined} />,
  )
  expect(html.indexOf('9 open')).toBeLessThan(html.indexOf('10 open'))
})

test('a hidden column is not shown, and a button selects columns', () => {
  const html = renderToStaticMarkup(<LiveTable {...table} />)
  expect(html).not.toContain('Linz')
  expect(html).toMatch(/<button[^>]*aria-haspopup="true"[^>]*>Choose columns/)
})

test('an empty table shows the empty message', () => {
  expect(renderToStaticMarkup(<LiveTable {...table} items={[]} />)).toContain('No machine matches')
})

test('the mark of a row is announced before its name', () => {
  const html = renderToStaticMarkup(<LiveTable {...table} mark={({ id }) => (id === 'b' ? 'Unread' : undefined)} />)
  expect(html).toMatch(/Unread <\/span>b/)
})

test('a cell that spans the card has a class that the style sheet knows', () => {
  const spanning = columns.map((column) => ({ ...column, onCard: 'full-width' as const }))
  const html = renderToStaticMarkup(<LiveTable {...table} columns={spanning} />)
  expect(html).toMatch(/<td[^>]*class="[^"]*full-width/)
  const sheet = readFileSync(new URL('portal-table.module.css', import.meta.url), 'utf8')
  expect(sheet).toContain('.full-width { grid-column: 1 / -1; }')
})

test('without script it is a plain sorted table without style attributes', () => {
  const html = renderToStaticMarkup(
    <PortalTable {...table} initialSort={{ column: 'tickets', direction: 'descending' }} />,
  )
  expect(html.indexOf('10 open')).toBeLessThan(html.indexOf('9 open'))
  expect(html).toMatch(/role="region" aria-label="Machines"/)
  expect(html).not.toContain('Linz')
  expect(html).not.toContain('style=')
})
