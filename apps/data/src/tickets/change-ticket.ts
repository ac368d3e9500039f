import { refuse, type Result } from '@ferrule/domain/result'
import type { TicketState } from '@ferrule/domain/tickets/ticket-state'
import { recordEvent } from '../audit/record-event.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { enqueueTicketDelivery } from './enqueue-ticket-delivery.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { lockTicket, saveTicketState, type TicketRow } from './ticket-store.ts'

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
  /** Returns the new state, or the refusal. */
  decide: (state: TicketState) => Result<TicketState, TicketRefusal>
  at: Date
  /** Whether the change is hidden from the customer. */
  isInternal?: boolean
  /** Whether the change came from the external ticket system, which then needs no delivery of it. */
  isExternal?: boolean
  /** Saves further rows in the same transaction. Returns further columns of the ticket. */
  alsoSave?: (ticket: TicketRow) => Promise<Extra>
}

type Extra = { replies?: number; firstResponseAt?: Date | null; contactId?: string }

/**
 * Changes a ticket that the caller may see. The row is locked first, so the second of two concurrent changes decides
 * on the state that the first one left. A ticket of another customer is refused exactly like a missing one.
 */
export async function changeTicket(
  tx: Queries,
  scope: Scope,
  { ticketId, action, decide, at, isInternal = false, isExternal = false, alsoSave }: Change,
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
  if (status !== ticket.status && !isExternal)
    await enqueueTicketDelivery(tx, { ticketId, organisationId, status, happenedAt: at })
  return { ok: true, value: { id: ticketId } }
}

export function toState({ status, closedAt, closureReason }: TicketRow): TicketState {
  return { status, closedAt: closedAt ?? undefined, closureReason: closureReason ?? undefined }
}
