import type { ExternalChange, ExternalTicketEvent } from '@ferrule/connectors/ticket-system/ticket-system'
import { afterAssign, afterComment, afterExternalChange } from '@ferrule/domain/tickets/ticket-state'
import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import {
  insertExternalEvent,
  isOvertaken,
  findOrCreateAgent,
  markExternalEventRefused,
} from './external-event-store.ts'
import { saveComment } from './save-comment.ts'
import type { NotificationDeps } from './notify-about-ticket.ts'

export type ExternalEventDeps = Pick<Deps, 'db'> & NotificationDeps

export type EventOutcome = 'applied' | 'known' | 'overtaken' | 'refused'

/**
 * Applies an event of the external ticket system as if our own service had made the change here. The event's row and
 * the change share one transaction, so after a crash both or neither are saved and the event is applied once.
 */
export async function applyExternalEvent(
  { db, ...notificationDeps }: ExternalEventDeps,
  event: ExternalTicketEvent,
): Promise<EventOutcome> {
  return withServiceScope(db, async (tx) => {
    const { id, position, kind } = event
    const ticketId = event.kind === 'unreadable' ? null : event.ticketId
    const isNew = await insertExternalEvent(tx, { id, position, kind, ticketId, processedAt: notificationDeps.now() })
    if (!isNew) return 'known'
    if (event.kind === 'unreadable') return refuseEvent(tx, id, event.kind)
    // Comments are saved however late they arrive; of statuses and contacts only the latest one counts.
    if (event.kind !== 'answered' && (await isOvertaken(tx, event))) return 'overtaken'
    const changed = await applyChange(tx, notificationDeps, event)
    return changed.ok ? 'applied' : refuseEvent(tx, id, changed.reason)
  })
}

async function refuseEvent(tx: Queries, id: string, reason: string): Promise<EventOutcome> {
  await markExternalEventRefused(tx, id, reason)
  return 'refused'
}

async function applyChange(tx: Queries, notificationDeps: NotificationDeps, event: ExternalChange): Promise<Changed> {
  const at = notificationDeps.now()
  const { ticketId } = event
  const scope = { personId: await findOrCreateAgent(tx, event.by), organisationIds: [], isService: true }
  const common = { ticketId, at, notificationDeps, isExternal: true }
  if (event.kind === 'answered') {
    const comment = { text: event.text, attachments: [], at, isExternal: true }
    return changeTicket(tx, scope, {
      ...common,
      action: 'comment-ticket',
      text: event.text,
      followsMerge: true,
      decide: (state) => afterComment(state, 'service'),
      alsoSave: (ticket) => saveComment(tx, scope, { ...comment, ticket }),
    })
  }
  if (event.kind === 'assigned') {
    const contactId = await findOrCreateAgent(tx, event.to)
    return changeTicket(tx, scope, {
      ...common,
      action: 'assign-ticket',
      decide: afterAssign,
      alsoSave: async () => ({ contactId }),
    })
  }
  return changeTicket(tx, scope, {
    ...common,
    action: 'apply-external-change',
    decide: (state) => afterExternalChange(state, event.statuses, at),
  })
}
