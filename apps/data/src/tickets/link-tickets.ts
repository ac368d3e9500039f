import { ok, refuse, type Result } from '@ferrule/domain/result'
import { decideLink, type LinkInput, type LinkRefusal, type UnlinkInput } from '@ferrule/domain/tickets/ticket-links'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { deleteLink, findTicketId, insertLink, listLinks } from './ticket-link-store.ts'
import { lockTicket, type TicketRow } from './ticket-store.ts'

type LinkDeps = Pick<Deps, 'db' | 'now'>

/** Links a ticket to another one, which may belong to another customer. Idempotent. */
export async function linkTickets(
  { db, now }: LinkDeps,
  actor: SignedInActor,
  { ticketId, number, kind }: LinkInput,
): Promise<Result<{ id: string }, LinkRefusal>> {
  return withUserScope(db, actor, async (tx, scope) => {
    const otherId = scope.isService ? await findTicketId(tx, scope, number) : undefined
    const pair = otherId && (await lockPair(tx, scope, [ticketId, otherId]))
    if (!pair) return refuse('ticket-unknown')
    const [from, to] = pair
    const decided = decideLink({ from, to, kind }, await listLinks(tx, scope, ticketId))
    if (!decided.ok) return decided
    if (decided.value === 'new') {
      await insertLink(tx, { from, to, kind, linkedBy: scope.personId, linkedAt: now() })
      await record(tx, scope, { pair, action: 'link-ticket' })
    }
    return ok({ id: ticketId })
  })
}

/** Removes the link of two tickets. Idempotent. */
export async function unlinkTickets(
  { db }: Pick<LinkDeps, 'db'>,
  actor: SignedInActor,
  { ticketId, otherId }: UnlinkInput,
): Promise<Result<{ id: string }, 'ticket-unknown'>> {
  return withUserScope(db, actor, async (tx, scope) => {
    const pair = scope.isService && (await lockPair(tx, scope, [ticketId, otherId]))
    if (!pair) return refuse('ticket-unknown')
    if (await deleteLink(tx, scope, [ticketId, otherId])) await record(tx, scope, { pair, action: 'unlink-ticket' })
    return ok({ id: ticketId })
  })
}

type Pair = readonly [TicketRow, TicketRow]

/** Locks in the order of the ids, so that two links of the same tickets cannot wait for each other. */
async function lockPair(tx: Queries, scope: Scope, ids: readonly [string, string]): Promise<Pair | undefined> {
  const locked: (TicketRow | undefined)[] = []
  for (const id of ids.toSorted()) locked.push(await lockTicket(tx, scope, id))
  const [one, other] = ids.map((id) => locked.find((ticket) => ticket?.id === id))
  return one && other && [one, other]
}

type Change = { pair: Pair; action: 'link-ticket' | 'unlink-ticket' }

/** Both tickets show the change to agents, and pages that are open are reloaded. */
async function record(tx: Queries, { personId: actor }: Scope, { pair, action }: Change): Promise<void> {
  for (const [ticket, other] of [pair, pair.toReversed()] as [TicketRow, TicketRow][]) {
    const about = { subjectType: 'ticket', subjectId: ticket.id, after: { linked: other.number } }
    await recordEvent(tx, { actor, action, ...about })
    await insertTicketEvent(tx, { ticketId: ticket.id, organisationId: ticket.organisationId, isInternal: true })
  }
}
