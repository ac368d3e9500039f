import type { Example } from '../example.ts'
import { StatusBadge, type StatusTone } from '../status-badge/status-badge.tsx'
import { type PortalColumn, PortalTable } from './portal-table.tsx'

type Machine = {
  id: string
  name: string
  place: string
  plant: string
  tickets: number
  now: string
  tone: StatusTone
}

const machines: Machine[] = [
  { id: '56-1184-207', name: 'Axion 56 S', place: 'Line 7', plant: 'Linz', tickets: 2, now: 'Stopped', tone: 'error' },
  { id: '56-1184-206', name: 'Axion 56 S', place: 'Line 6', plant: 'Linz', tickets: 0, now: 'Running', tone: 'ok' },
  { id: '32-0907-118', name: 'Tessera 320', place: 'Cutting 2', plant: 'Linz', tickets: 1, now: 'Running', tone: 'ok' },
  {
    id: '24-2210-311',
    name: 'Corva 24',
    place: 'Press 11',
    plant: 'Linz',
    tickets: 1,
    now: 'Changeover',
    tone: 'info',
  },
  {
    id: '12-0040-019',
    name: 'Verita 128',
    place: 'Test 3',
    plant: 'Győr',
    tickets: 0,
    now: 'No signal',
    tone: 'neutral',
  },
]

const columns: PortalColumn<Machine>[] = [
  {
    id: 'name',
    header: 'Machine',
    rowHeader: true,
    onCard: 'full-width',
    sortBy: ({ name }) => name,
    cell: ({ name, id }) => <a href={`#${id}`}>{name}</a>,
  },
  { id: 'serial', header: 'Serial number', sortBy: ({ id }) => id, cell: ({ id }) => id },
  { id: 'place', header: 'Name in plant', sortBy: ({ place }) => place, cell: ({ place }) => place },
  { id: 'plant', header: 'Plant', hidden: true, sortBy: ({ plant }) => plant, cell: ({ plant }) => plant },
  {
    id: 'tickets',
    header: 'Tickets',
    align: 'end',
    onCard: 'hidden',
    sortBy: ({ tickets }) => tickets,
    cell: ({ tickets }) => tickets,
  },
  { id: 'now', header: 'Now', onCard: 'bare', cell: ({ now, tone }) => <StatusBadge tone={tone}>{now}</StatusBadge> },
]

const table = {
  label: 'Machines',
  chooseLabel: 'Choose columns',
  columns,
  language: 'en',
  empty: 'No machine matches. Clear the filters to see all.',
}

export const portalTableExamples: Example[] = [
  {
    name: 'sorted by serial number',
    render: () => (
      <PortalTable
        {...table}
        items={machines}
        initialSort={{ column: 'serial', direction: 'ascending' }}
        mark={({ tone }) => (tone === 'error' ? 'Needs attention:' : undefined)}
      />
    ),
  },
  { name: 'empty', render: () => <PortalTable {...table} items={[]} /> },
  { name: 'loading', render: () => <PortalTable {...table} items={[]} loadingLabel="Loading machines" /> },
]
