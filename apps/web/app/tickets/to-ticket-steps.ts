import type { Texts } from '@ferrule/texts/load-texts'
import type { TicketQuery } from './ticket.generated.ts'

type Ticket = NonNullable<TicketQuery['ticket']>['ticket']

const reached: Record<string, number> = {
  new: 1,
  assigned: 2,
  'waiting-for-you': 2,
  'in-progress': 3,
  solved: 5,
  closed: 5,
}

/** Returns the progress of a ticket from its receipt to its closure. */
export function toTicketSteps(ticket: Ticket, texts: Texts, formatDateTime: (dateTime: string) => string) {
  const { status, createdAt, closedAt } = ticket
  const steps = [
    { label: texts('ticket.step.received'), detail: formatDateTime(createdAt) },
    { label: texts('ticket.status.assigned'), detail: ticket.contact ?? undefined },
    { label: texts('ticket.step.your-answer') },
    { label: texts('ticket.step.visit-or-fix') },
    {
      label: texts(status === 'closed' ? 'ticket.status.closed' : 'ticket.status.solved'),
      detail: closedAt ? formatDateTime(closedAt) : undefined,
    },
  ]
  return { steps, current: reached[status] ?? 0 }
}
