import { ok, refuse, type Result } from '@ferrule/domain/result'
import {
  afterTicketsChange,
  beforeChange,
  canUndo,
  type ChangedTicket,
  type TicketsChange,
} from '@ferrule/domain/tickets/change-tickets'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { isAgent } from '../service-desk/desk-agent-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { changeTicket } from './change-ticket.ts'
import { claimDeskChange, lockDeskChange, saveChangedTickets, saveUndo } from './desk-change-store.ts'
import type { NotificationDeps } from './notify-about-ticket.ts'

type TicketDeps = Pick<Deps, 'db'> & NotificationDeps

export type TicketsChanged = { id: string; changed: number; skipped: number }

/**
 * Assigns or solves tickets in one transaction. Tickets that cannot be changed, such as closed ones, are skipped.
 * Idempotent: a repeated id returns the result of the first time.
 */
export async function changeTickets(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  change: TicketsChange,
): Promise<Result<TicketsChanged, 'agent-unknown' | 'change-unknown'>> {
  const at = notificationDeps.now()
  const { id, action } = change
  return withUserScope(db, actor, async (tx, scope) => {
    const assigneeId = toAssignee(change, scope)
    if (assigneeId && assigneeId !== scope.personId && !(await isAgent(tx, assigneeId, at)))
      return refuse('agent-unknown')
    if (!(await claimDeskChange(tx, { id, personId: scope.personId, action, madeAt: at }))) return findEarlier(tx, id)
    const tickets: ChangedTicket[] = []
    // The order of the ids: two changes of the same tickets cannot wait for each other.
    const ids = [...new Set(change.ticketIds)].toSorted()
    for (const ticketId of ids) {
      await changeTicket(tx, scope, {
        ticketId,
        action: `${action}-ticket`,
        at,
        notificationDeps,
        decide: (state) => afterTicketsChange(action, state, at),
        alsoSave: async ({ version, contactId, status, closedAt, closureReason }) => {
          tickets.push({ id: ticketId, version: version + 1, contactId, status, closedAt, closureReason })
          return assigneeId ? { contactId: assigneeId } : {}
        },
      })
    }
    const skipped = ids.length - tickets.length
    await saveChangedTickets(tx, { id, tickets, skipped })
    return ok({ id, changed: tickets.length, skipped })
  })
}

function toAssignee(change: TicketsChange, { personId }: Scope): string | undefined {
  if (change.action !== 'assign') return undefined
  return change.assigneeId === 'me' ? personId : change.assigneeId
}

async function findEarlier(tx: Queries, id: string): Promise<Result<TicketsChanged, 'change-unknown'>> {
  const earlier = await lockDeskChange(tx, id)
  // The id belongs to a change of another agent.
  if (!earlier) return refuse('change-unknown')
  return ok({ id, changed: earlier.tickets.length, skipped: earlier.skipped })
}

/** Restores the tickets of a change of the caller. Tickets that changed since are skipped. Works once. */
export async function undoTicketsChange(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  id: string,
): Promise<Result<TicketsChanged, 'change-unknown' | 'too-late'>> {
  const at = notificationDeps.now()
  return withUserScope(db, actor, async (tx, scope) => {
    const change = await lockDeskChange(tx, id)
    if (!change) return refuse('change-unknown')
    if (!canUndo(change, at)) return refuse('too-late')
    let changed = 0
    for (const before of change.tickets) {
      const restored = await changeTicket(tx, scope, {
        ticketId: before.id,
        action: `undo-${change.action}-ticket`,
        at,
        notificationDeps,
        decide: (_, ticket) => beforeChange(before, ticket),
        alsoSave: async () => ({ contactId: before.contactId }),
      })
      if (restored.ok) changed += 1
    }
    await saveUndo(tx, id, at)
    return ok({ id, changed, skipped: change.tickets.length - changed })
  })
}
