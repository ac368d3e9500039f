import { findTicketEvent } from '@ferrule/domain/notifications/find-ticket-event'
import { refuse, type Result } from '@ferrule/domain/result'
import type { TicketState } from '@ferrule/domain/tickets/ticket-state'
import { recordEvent } from '../audit/record-event.ts'
import { findPersonName } from '../portal-access/person-queries.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { enqueueTicketDelivery } from './enqueue-ticket-delivery.ts'
import { type NotificationDeps, notifyAboutTicket } from './notify-about-ticket.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { lockTicket, saveTicketState, type TicketExtras, type TicketRow } from './ticket-store.ts'

export type TicketRefusal =
  | 'ticket-unknown'
  | 'ticket-closed'
  | 'ticket-open'
  | 'too-late-to-reopen'
  | 'ticket-merged'
  | 'changed-since'
  | 'idempotency-key-reused'

export type Changed = Result<{ id: string }, TicketRefusal>

type Change = {
  ticketId: string
  action: string
  /** Returns the new state, or the refusal. */
  decide: (state: TicketState, ticket: TicketRow) => Result<TicketState, TicketRefusal>
  at: Date
  notificationDeps: NotificationDeps
  /** The text that the person wrote with the change, for the mails about it. */
  text?: string
  /** Whether the change is hidden from the customer. */
  isInternal?: boolean
  /** Whether the change came from the external ticket system, which then needs no delivery of it. */
  isExternal?: boolean
  /** Whether the change of a merged ticket is made to the ticket that took it over; otherwise it is refused. */
  followsMerge?: boolean
  /** Saves further rows in the same transaction. Returns further columns of the ticket. */
  alsoSave?: (ticket: TicketRow) => Promise<TicketExtras>
}

/**
 * Changes a ticket that the caller may see. The row is locked first, so the second of two concurrent changes decides
 * on the state that the first one left. A ticket of another customer is refused exactly like a missing one.
 */
export async function changeTicket(tx: Queries, scope: Scope, change: Change): Promise<Changed> {
  const {
    ticketId,
    action,
    decide,
    at,
    isInternal = false,
    isExternal = false,
    followsMerge,
    alsoSave,
    ...news
  } = change
  const ticket = await lockTicket(tx, scope, ticketId)
  if (!ticket) return refuse('ticket-unknown')
  if (ticket.mergedInto !== null)
    return followsMerge ? changeTicket(tx, scope, { ...change, ticketId: ticket.mergedInto }) : refuse('ticket-merged')
  const decided = decide(toState(ticket), ticket)
  if (!decided.ok) return decided
  const extra = await alsoSave?.(ticket)
  const isSaved = await saveTicketState(tx, ticket, { ...decided.value, ...extra, updatedAt: at })
  if (!isSaved) throw new Error('a locked ticket changed')
  const { organisationId } = ticket
  const { status } = decided.value
  await recordEvent(tx, {
    actor: scope.personId,
    action,
    subjectType: 'ticket',
    subjectId: ticketId,
    before: { status: ticket.status },
    after: { status, ...(extra?.contactId === undefined ? {} : { contactId: extra.contactId }) },
  })
  const ticketEventId = await insertTicketEvent(tx, { ticketId, organisationId, isInternal })
  const contactId = extra?.contactId === undefined ? ticket.contactId : extra.contactId
  if (!isInternal) await notify(tx, scope, { ticket, changed: { status, contactId }, ticketEventId, ...news })
  if (status !== ticket.status && !isExternal)
    await enqueueTicketDelivery(tx, { ticketId, organisationId, status, happenedAt: at })
  return { ok: true, value: { id: ticketId } }
}

type News = Pick<Change, 'notificationDeps' | 'text'> & {
  ticket: TicketRow
  changed: { status: TicketRow['status']; contactId: string | null }
  ticketEventId: string
}

async function notify(tx: Queries, { personId, isService }: Scope, news: News): Promise<void> {
  const { ticket, changed, ticketEventId, notificationDeps, text = '' } = news
  const event = findTicketEvent({
    before: ticket.status,
    after: changed.status,
    side: isService ? 'service' : 'customer',
    isAssigned: changed.contactId !== null && changed.contactId !== ticket.contactId,
    hasComment: text !== '',
  })
  if (!event) return
  const actor = { actorId: personId, actorName: await findPersonName(tx, personId) }
  const about = { ...ticket, contactId: changed.contactId }
  await notifyAboutTicket(tx, notificationDeps, { event, ticket: about, ticketEventId, ...actor, text })
}

export function toState({ status, closedAt, closureReason }: TicketRow): TicketState {
  return { status, closedAt: closedAt ?? undefined, closureReason: closureReason ?? undefined }
}
