import type { TicketDelivery, TicketSystem } from '@ferrule/connectors/ticket-system/ticket-system'
import type { Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { workForService } from '../portal-access/work-for.ts'
import {
  deleteDeliveries,
  findWaitingDelivery,
  markDelivered,
  markDeliveryRefused,
  type WaitingDelivery,
} from './ticket-delivery-store.ts'

export type DeliveryDeps = Pick<Deps, 'db' | 'now'> & {
  /** Nothing where the service works in the portal itself. */
  ticketSystem: Pick<TicketSystem, 'deliver'> | undefined
  log: Log
}

/**
 * Brings what waits to the outside ticket system, oldest first, so that a comment never comes before its ticket. An
 * outage ends the run, and the next one begins where it stopped; what is refused for good holds nobody up.
 */
export async function deliverWaitingTickets({ db, now, ticketSystem, log }: DeliveryDeps): Promise<void> {
  if (!ticketSystem) return workForService(db, (tx) => deleteDeliveries(tx, now()))
  for (;;) {
    const waiting = await workForService(db, findWaitingDelivery)
    if (!waiting) return
    // A crash behind this line brings it a second time, under the same id.
    const outcome = await ticketSystem.deliver(toDelivery(waiting))
    const { id } = waiting
    await workForService(db, (tx) =>
      outcome === 'taken' ? markDelivered(tx, id, now()) : markDeliveryRefused(tx, id, now()),
    )
    if (outcome === 'refused') log.error('ticket-refused-outside', { recordId: id })
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
