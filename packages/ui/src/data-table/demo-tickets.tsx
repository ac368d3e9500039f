import { StatusBadge, type StatusTone } from '../status-badge/status-badge.tsx'
import type { DataColumn } from './data-table.tsx'

export type DemoTicket = {
  id: string
  subject: string
  machine: string
  status: string
  tone: StatusTone
  created: string
  replies: number
  unread?: boolean
}

export const demoTickets: DemoTicket[] = [
  {
    id: '26-40718',
    subject: 'Length drifts after 20 minutes',
    machine: 'Axion 56 S',
    status: 'Waiting for you',
    tone: 'warn',
    created: '13 Nov 2026',
    replies: 4,
    unread: true,
  },
  {
    id: '26-40702',
    subject: 'Blade set for 0.35 mm² FLRY',
    machine: 'Tessera 320',
    status: 'In progress',
    tone: 'accent',
    created: '12 Nov 2026',
    replies: 2,
    unread: true,
  },
  {
    id: '26-40655',
    subject: 'Wire Flow: order list stays empty',
    machine: 'Wire Flow',
    status: 'In progress',
    tone: 'accent',
    created: '9 Nov 2026',
    replies: 7,
  },
  {
    id: '26-40611',
    subject: 'Lay length for unshielded pair',
    machine: 'Helix 240',
    status: 'New',
    tone: 'info',
    created: '6 Nov 2026',
    replies: 0,
  },
  {
    id: '26-40390',
    subject: 'Yearly inspection, hall 2',
    machine: 'Corva 24',
    status: 'Solved',
    tone: 'ok',
    created: '21 Oct 2026',
    replies: 3,
  },
]

export const demoTicketColumns: DataColumn<DemoTicket>[] = [
  {
    key: 'id',
    header: 'Ticket ID',
    rowHeader: true,
    noWrap: true,
    onCard: 'bare',
    cell: ({ id }) => <a href={`#${id}`}>{id}</a>,
  },
  { key: 'subject', header: 'Subject', onCard: 'full-width', cell: ({ subject }) => subject },
  { key: 'machine', header: 'Machine', noWrap: true, cell: ({ machine }) => machine },
  {
    key: 'status',
    header: 'Status',
    onCard: 'bare',
    cell: ({ status, tone }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
  { key: 'created', header: 'Created on', noWrap: true, cell: ({ created }) => created },
  { key: 'replies', header: 'Replies', align: 'end', onCard: 'hidden', cell: ({ replies }) => replies },
]
