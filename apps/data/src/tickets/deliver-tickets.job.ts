import { type DeliveryDeps, deliverWaitingTickets } from './deliver-waiting-tickets.ts'
import { type HearingDeps, hearTicketSystem } from './hear-ticket-system.ts'

/**
 * Every change asks for this job, one waits for all of them and brings all that waits; then it hears what happened there.
 * What we cannot bring does not keep us from hearing.
 */
export function createDeliverTicketsJob(deps: DeliveryDeps & HearingDeps) {
  return async (): Promise<void> => {
    try {
      await deliverWaitingTickets(deps)
    } finally {
      await hearTicketSystem(deps)
    }
  }
}
