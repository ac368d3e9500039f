import { expect, test } from 'vitest'
import { type ListColumn, toPortalColumns, toSpreadsheet } from './list-columns.ts'

type Row = { id: string; assignee: string | null; createdAt: string }

const columns: ListColumn<Row>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id, cell: ({ id }, { portalHome }) => `${portalHome}/${id}` },
  { id: 'assignee', header: 'Assignee', value: ({ assignee }) => assignee, sortable: true },
  { id: 'created', header: 'Created', value: ({ createdAt }) => new Date(createdAt), sortable: true },
  { id: 'note', header: 'Note', value: () => 'only exported', exportOnly: true },
]
const row: Row = { id: 'T-1', assignee: null, createdAt: '2026-11-15T12:00:00.000Z' }

test('the screen shows the cell, or the value as text, without the columns that are only exported', () => {
  const shown = toPortalColumns(columns, {
    portalHome: '/en/mykomax',
    formatDate: (date) => `day ${date.getUTCDate()}`,
  })
  expect(shown.map(({ header, cell }) => [header, cell(row)])).toEqual([
    ['ID', '/en/mykomax/T-1'],
    ['Assignee', null],
    ['Created', 'day 15'],
  ])
})

test('a sortable column is sorted by its value, an empty one first', () => {
  const shown = toPortalColumns(columns, { portalHome: '', formatDate: String })
  expect(shown.map(({ sortBy }) => sortBy?.(row))).toEqual([undefined, '', Date.parse(row.createdAt)])
})

test('the spreadsheet has the values of all columns', () => {
  expect(toSpreadsheet('Tickets', columns, [row])).toEqual({
    name: 'Tickets',
    head: ['ID', 'Assignee', 'Created', 'Note'],
    rows: [['T-1', '', new Date(row.createdAt), 'only exported']],
  })
})
