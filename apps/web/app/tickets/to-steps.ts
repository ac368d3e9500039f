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

/** How far a ticket has come, from the moment it was received to the end. */
export function toSteps(ticket: Ticket, texts: Texts, formatMoment: (moment: string) => string) {
  const { status, createdAt, closedAt } = ticket
  const steps = [
    { label: texts('ticket.step.received'), detail: formatMoment(createdAt) },
    { label: texts('ticket.status.assigned'), detail: ticket.contact ?? undefined },
    { label: texts('ticket.step.your-answer') },
    { label: texts('ticket.step.visit-or-fix') },
    {
      label: texts(status === 'closed' ? 'ticket.status.closed' : 'ticket.status.solved'),
      detail: closedAt ? formatMoment(closedAt) : undefined,
    },
  ]
  return { steps, current: reached[status] ?? 0 }
}
