import type { TicketStatus } from '@ferrule/domain/tickets/ticket-values'
import type { MatchingStatuses } from '@ferrule/domain/tickets/ticket-state'

/** A change of a ticket that is sent to an external ticket system after it is saved here. */
export type TicketDelivery = {
  /** Stays the same over retries. */
  id: string
  ticketId: string
} & (
  | { kind: 'opened'; ticket: OpenedTicket }
  | { kind: 'commented'; comment: { id: string; text: string; author: string; isService: boolean; writtenAt: string } }
  | { kind: 'changed'; status: TicketStatus; changedAt: string }
)

type OpenedTicket = {
  number: string
  customer: string
  type: string
  concern: string
  subject: string
  description: string
  machineName: string
  serialNumber: string
  openedBy: string
  createdAt: string
}

/** An agent of the external system, with or without an account here. */
export type ExternalAgent = { email: string; firstName: string; lastName: string }

/** An event of the external system about one of our tickets. */
export type ExternalTicketEvent = {
  /** Stays the same over repeated deliveries. */
  id: string
  /** Its place in the order of the external system's events. */
  position: number
} & (ExternalChange | { kind: 'unreadable' })

export type ExternalChange = { ticketId: string; by: ExternalAgent } & (
  | { kind: 'answered'; text: string }
  | { kind: 'assigned'; to: ExternalAgent }
  | { kind: 'changed'; statuses: MatchingStatuses }
)

/** An external ticket system in which the service team works. */
export type TicketSystem = {
  /**
   * Sends one change. Must be idempotent. `refused` is permanent; a throw is an outage, in which later deliveries would
   * fail as well.
   */
  deliver: (delivery: TicketDelivery) => Promise<'accepted' | 'refused'>
  /** The next events after a position, in their order; empty after the last one. */
  listEvents: (after: number) => Promise<ExternalTicketEvent[]>
}
