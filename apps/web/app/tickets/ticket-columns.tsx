import type { Texts } from '@ferrule/texts/load-texts'
import { StatusBadge } from '@ferrule/ui/status-badge'
import type { ListColumn } from '../portal/list-columns.ts'
import { toTicketLabels } from './ticket-labels.ts'
import classes from './tickets.module.css'
import type { TicketRowFragment } from './tickets.generated.ts'

/** The columns of the ticket list and of its export. */
export function toTicketColumns(texts: Texts): ListColumn<TicketRowFragment>[] {
  const labels = toTicketLabels(texts)
  return [
    {
      id: 'id',
      header: texts('ticket.column.id'),
      rowHeader: true,
      noWrap: true,
      value: ({ number }) => number,
      cell: ({ id, number, isUnread }, { portalHome }) => (
        <a className={isUnread ? classes.unread : undefined} href={`${portalHome}/tickets/${id}`}>
          {number}
        </a>
      ),
    },
    { id: 'type', header: texts('ticket.column.type'), value: ({ type }) => labels.type(type), sortable: true },
    { id: 'subject', header: texts('ticket.column.subject'), value: ({ subject }) => subject, onCard: 'full-width' },
    { id: 'machine', header: texts('ticket.column.machine'), value: ({ machineName }) => machineName },
    {
      id: 'serial',
      header: texts('ticket.column.serial-number'),
      noWrap: true,
      value: ({ serialNumber }) => serialNumber,
    },
    {
      id: 'concern',
      header: texts('ticket.column.concern'),
      value: ({ concern }) => labels.concern(concern),
      onCard: 'hidden',
    },
    {
      id: 'status',
      header: texts('ticket.column.status'),
      value: ({ status }) => labels.status(status),
      cell: ({ status }) => <StatusBadge tone={labels.tone(status)}>{labels.status(status)}</StatusBadge>,
    },
    {
      id: 'waiting-for',
      header: texts('ticket.waiting-for'),
      value: ({ waitingFor }) =>
        waitingFor && texts(waitingFor === 'yours' ? 'ticket.waiting-for.you' : 'ticket.waiting-for.us'),
      hidden: true,
    },
    {
      id: 'contact',
      header: texts('ticket.column.contact'),
      value: ({ contact }) => contact,
      cell: ({ contact }) => contact ?? texts('ticket.not-assigned'),
    },
    {
      id: 'created',
      header: texts('ticket.column.created-on'),
      noWrap: true,
      value: ({ createdAt }) => new Date(createdAt),
      sortable: true,
    },
    {
      id: 'replies',
      header: texts('ticket.column.replies'),
      value: ({ replies }) => replies,
      sortable: true,
      align: 'end',
      onCard: 'hidden',
    },
  ]
}
