import { randomUUIDv7 } from 'node:crypto'
import { ok, refuse } from '@ferrule/domain/result'
import { afterMerge, type MergeInput } from '@ferrule/domain/tickets/merge-tickets'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, toState } from './change-ticket.ts'
import { enqueueTicketDelivery } from './enqueue-ticket-delivery.ts'
import { insertFollower } from './follower-store.ts'
import { moveConversation } from './merge-store.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { lockTicket, saveTicketState, type TicketRow } from './ticket-store.ts'
import { insertComment } from './ticket-writing-store.ts'

/**
 * Merges a ticket into another one of the same customer: its conversation moves, and replies to it are saved there from
 * then on. Both rows are locked, so a reply at the same time is moved with the rest or follows. Idempotent.
 */
export async function mergeTickets(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { ticketId, intoId }: MergeInput,
): Promise<Changed> {
  return withUserScope(db, actor, async (tx, scope) => {
    const locked = await lockBoth(tx, scope, [ticketId, intoId])
    const [from, into] = [locked.get(ticketId), locked.get(intoId)]
    if (!from || !into) return refuse('ticket-unknown')
    if (from.mergedInto === into.id) return ok({ id: into.id })
    const decided = afterMerge({ ...from, ...toState(from) }, { ...into, ...toState(into) }, now())
    if (!decided.ok) return decided
    await save(tx, scope, { from, into, state: decided.value, at: now() })
    return ok({ id: into.id })
  })
}

/** Locks in the order of the ids: two merges of the same tickets cannot wait for each other. */
async function lockBoth(tx: Queries, scope: Scope, ids: readonly string[]): Promise<Map<string, TicketRow>> {
  const locked = new Map<string, TicketRow>()
  for (const id of ids.toSorted()) {
    const ticket = await lockTicket(tx, scope, id)
    if (ticket) locked.set(id, ticket)
  }
  return locked
}

type Merge = { from: TicketRow; into: TicketRow; state: ReturnType<typeof toState>; at: Date }

async function save(tx: Queries, scope: Scope, { from, into, state, at }: Merge): Promise<void> {
  const { organisationId } = into
  const moved = await moveConversation(tx, { from, into })
  await insertComment(tx, {
    id: randomUUIDv7(),
    ticketId: into.id,
    organisationId,
    writtenBy: from.openedBy,
    isService: false,
    isInternal: false,
    body: `${from.number}: ${from.subject}\n\n${from.description}`,
    writtenAt: from.createdAt,
  })
  if (from.openedBy !== into.openedBy)
    await insertFollower(tx, { ticketId: into.id, organisationId, personId: from.openedBy, since: at })
  await saveTicketState(tx, into, { ...toState(into), updatedAt: at, replies: into.replies + moved + 1 })
  await saveTicketState(tx, from, { ...state, updatedAt: at, replies: 0, mergedInto: into.id })
  for (const { id } of [from, into]) await insertTicketEvent(tx, { ticketId: id, organisationId, isInternal: false })
  await enqueueTicketDelivery(tx, { ticketId: from.id, organisationId, status: 'closed', happenedAt: at })
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'merge-ticket',
    subjectType: 'ticket',
    subjectId: from.id,
    before: { status: from.status },
    after: { status: 'closed', mergedInto: into.id },
  })
}
