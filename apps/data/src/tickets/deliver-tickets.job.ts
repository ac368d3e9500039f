import { type DeliveryDeps, deliverWaitingTickets } from './deliver-waiting-tickets.ts'
import { type PullDeps, pullTicketEvents } from './pull-ticket-events.ts'

/**
 * Sends waiting deliveries to the external ticket system, then pulls its events. Every change enqueues this job, and
 * one run serves all of them. A failed delivery does not prevent the pull.
 */
export function createDeliverTicketsJob(deps: DeliveryDeps & PullDeps) {
  return async (): Promise<void> => {
    try {
      await deliverWaitingTickets(deps)
    } finally {
      await pullTicketEvents(deps)
    }
  }
}
