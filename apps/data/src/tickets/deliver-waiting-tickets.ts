import type { TicketDelivery, TicketSystem } from '@ferrule/connectors/ticket-system/ticket-system'
import type { Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import {
  deleteDeliveries,
  findWaitingDelivery,
  markDelivered,
  markDeliveryRefused,
  type WaitingDelivery,
} from './ticket-delivery-store.ts'

export type DeliveryDeps = Pick<Deps, 'db' | 'now'> & {
  /** Undefined where the service works in the portal itself. */
  ticketSystem: Pick<TicketSystem, 'deliver'> | undefined
  log: Log
}

/**
 * Sends waiting deliveries to the external ticket system, oldest first, so that a comment never precedes its ticket.
 * An outage ends the run and the next run resumes there; a permanent refusal does not block later deliveries.
 */
export async function deliverWaitingTickets({ db, now, ticketSystem, log }: DeliveryDeps): Promise<void> {
  if (!ticketSystem) return withServiceScope(db, (tx) => deleteDeliveries(tx, now()))
  for (;;) {
    const waiting = await withServiceScope(db, findWaitingDelivery)
    if (!waiting) return
    // After a crash behind this line the delivery is sent a second time, under the same id.
    const outcome = await ticketSystem.deliver(toDelivery(waiting))
    const { id } = waiting
    await withServiceScope(db, (tx) =>
      outcome === 'accepted' ? markDelivered(tx, id, now()) : markDeliveryRefused(tx, id, now()),
    )
    if (outcome === 'refused') log.error('ticket-delivery-refused', { recordId: id })
  }
}

function toDelivery(waiting: WaitingDelivery): TicketDelivery {
  const { id, ticketId, status, commentId, happenedAt } = waiting
  const at = happenedAt.toISOString()
  if (commentId) {
    const author = `${waiting.firstName ?? ''} ${waiting.lastName ?? ''}`.trim()
    const comment = { id: commentId, text: waiting.body ?? '', author, isService: waiting.isService ?? false }
    return { id, ticketId, kind: 'commented', comment: { ...comment, writtenAt: at } }
  }
  if (status) return { id, ticketId, kind: 'changed', status, changedAt: at }
  const { number, customer, type, concern, subject, description, machineName, serialNumber, openedBy } = waiting
  const about = { number, customer, type, concern, subject, description, machineName, serialNumber, openedBy }
  return { id, ticketId, kind: 'opened', ticket: { ...about, createdAt: at } }
}
