import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { DataTable } from './data-table.tsx'
import { demoTicketColumns, demoTickets } from './demo-tickets.tsx'

const tickets = {
  caption: 'Latest tickets',
  columns: demoTicketColumns,
  rowKey: ({ id }: { id: string }) => id,
  variant: 'dense',
} as const

const figures = [
  ['Order intake', '327.0', '341.2', '299.6', '361.4', '349.7'],
  ['Revenue', '318.4', '334.9', '307.2', '352.6', '341.8'],
  ['EBIT margin, %', '9.2', '10.1', '8.1', '10.8', '10.3'],
]

export const dataTableExamples: Example[] = [
  {
    name: 'dense, with unread rows',
    render: () => (
      <DataTable {...tickets} captionHidden rows={demoTickets} mark={({ unread }) => (unread ? 'Unread' : undefined)} />
    ),
  },
  {
    name: 'figures with a total',
    render: () => (
      <DataTable
        caption="Annual figures in million CHF"
        columns={['In million CHF', '2021', '2022', '2023', '2024', '2025'].map((header, position) => ({
          key: header,
          header,
          cell: (row: string[]) => row[position],
          ...(position === 0 ? { rowHeader: true, onCard: 'full-width' as const } : { align: 'end' as const }),
        }))}
        rows={figures}
        rowKey={([name = '']) => name}
        isTotal={([name]) => name === 'Revenue'}
      />
    ),
  },
  {
    name: 'empty',
    render: () => (
      <DataTable
        {...tickets}
        caption="Solved tickets"
        rows={[]}
        empty={
          <>
            No tickets yet. <Button variant="quiet">Create ticket</Button>
          </>
        }
      />
    ),
  },
  {
    name: 'loading',
    render: () => <DataTable {...tickets} caption="Closed tickets" rows={[]} loadingLabel="Loading your tickets" />,
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <DataTable
        caption="Offene Ersatzteilverfügbarkeitsanfragen"
        columns={[
          { key: 'name', header: 'Bezeichnung', rowHeader: true, cell: ({ name }) => name },
          { key: 'state', header: 'Bearbeitungsstand', cell: ({ state }) => state },
        ]}
        rows={[{ name: 'Hochgeschwindigkeitskabelkonfektionierungsmesser', state: 'Wareneingangsprüfungsbestätigung' }]}
        rowKey={({ name }) => name}
      />
    ),
  },
]
