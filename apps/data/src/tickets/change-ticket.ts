import { refuse, type Result } from '@ferrule/domain/result'
import type { TicketState } from '@ferrule/domain/tickets/ticket-state'
import { recordEvent } from '../audit/record-event.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { passTicketOn } from './pass-ticket-on.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { lockTicket, saveTicketState, type ShownTicket } from './ticket-store.ts'

export type TicketRefusal =
  | 'ticket-unknown'
  | 'ticket-closed'
  | 'ticket-open'
  | 'too-late-to-reopen'
  | 'idempotency-key-reused'

export type Changed = Result<{ id: string }, TicketRefusal>

type Change = {
  ticketId: string
  action: string
  /** How the ticket stands afterwards, or why it stays as it is. */
  decide: (state: TicketState) => Result<TicketState, TicketRefusal>
  at: Date
  /** Whether the customer is not to know of it. */
  isInternal?: boolean
  /** Whether the outside ticket system said it, and so need not be told. */
  isFromOutside?: boolean
  /** Whatever else is saved with it. */
  alsoSave?: (ticket: ShownTicket) => Promise<Extra>
}

type Extra = { replies?: number; firstAnswerAt?: Date | null; contactId?: string }

/**
 * Changes a ticket that the caller may see. It is locked first, so of two people who change it at once the second
 * decides on what the first has left. One that is not theirs and one that does not exist are answered alike.
 */
export async function changeTicket(
  tx: Queries,
  scope: Scope,
  { ticketId, action, decide, at, isInternal = false, isFromOutside = false, alsoSave }: Change,
): Promise<Changed> {
  const ticket = await lockTicket(tx, scope, ticketId)
  if (!ticket) return refuse('ticket-unknown')
  const decided = decide(toState(ticket))
  if (!decided.ok) return decided
  const extra = await alsoSave?.(ticket)
  const isSaved = await saveTicketState(tx, ticket, { ...decided.value, ...extra, updatedAt: at })
  if (!isSaved) throw new Error('a locked ticket changed')
  await recordEvent(tx, {
    actor: scope.personId,
    action,
    subjectType: 'ticket',
    subjectId: ticketId,
    before: { status: ticket.status },
    after: { status: decided.value.status },
  })
  const { organisationId } = ticket
  const { status } = decided.value
  await insertTicketEvent(tx, { ticketId, organisationId, isInternal })
  if (status !== ticket.status && !isFromOutside)
    await passTicketOn(tx, { ticketId, organisationId, status, happenedAt: at })
  return { ok: true, value: { id: ticketId } }
}

export function toState({ status, closedAt, closureReason }: ShownTicket): TicketState {
  return { status, closedAt: closedAt ?? undefined, closureReason: closureReason ?? undefined }
}
