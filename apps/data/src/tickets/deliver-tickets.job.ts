import { type DeliveryDeps, deliverWaitingTickets } from './deliver-waiting-tickets.ts'

/** Every change brings its job along, and each job brings all that waits. */
export function createDeliverTicketsJob(deps: DeliveryDeps) {
  return (): Promise<void> => deliverWaitingTickets(deps)
}
