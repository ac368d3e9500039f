import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable, type DataColumn } from './data-table.tsx'

type Ticket = { id: string; subject: string }
const columns: DataColumn<Ticket>[] = [
  { key: 'id', header: 'Ticket ID', rowHeader: true, cell: ({ id }) => id },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
]
const rows = [{ id: '26-40718', subject: 'Length drifts' }]
const table = { caption: 'Tickets', columns, rowKey: ({ id }: Ticket) => id }

test('the table is named and scrollable by keyboard', () => {
  const html = renderToStaticMarkup(<DataTable {...table} rows={rows} />)
  expect(html).toMatch(/role="region" aria-label="Tickets" tabindex="0"/)
  expect(html).toContain('Tickets</caption>')
})

test('columns and rows have headers, also in the card layout', () => {
  const html = renderToStaticMarkup(<DataTable {...table} rows={rows} />)
  expect(html).toContain('<th role="columnheader" scope="col">Subject</th>')
  expect(html).toMatch(/<th role="rowheader" scope="row" data-label="Ticket ID">26-40718<\/th>/)
  expect(html).toMatch(/<td role="cell" data-label="Subject">Length drifts<\/td>/)
})

test('the mark of a row is announced first', () => {
  const html = renderToStaticMarkup(<DataTable {...table} rows={rows} mark={() => 'Unread'} />)
  expect(html).toMatch(/<th role="rowheader"[^>]*><span[^>]*>Unread <\/span>26-40718/)
})

test('an empty table shows the empty message', () => {
  expect(renderToStaticMarkup(<DataTable {...table} rows={[]} empty="No tickets yet" />)).toContain('No tickets yet')
})

test('a loading table shows no old rows', () => {
  const html = renderToStaticMarkup(<DataTable {...table} rows={rows} loadingLabel="Loading your tickets" />)
  expect(html).toContain('Loading your tickets')
  expect(html).not.toContain('Length drifts')
})
