import type { TicketStatus } from '@ferrule/domain/tickets/ticket'
import type { FittingStatuses } from '@ferrule/domain/tickets/ticket-state'

/** What an outside ticket system is told of a ticket of ours, each thing once it is saved here. */
export type TicketDelivery = {
  /** The same for the same thing, however often it is brought. */
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

/** Somebody who works there; whether they have an account here does not matter. */
export type OutsideAgent = { email: string; firstName: string; lastName: string }

/** What happened there to a ticket of ours. */
export type OutsideEvent = {
  /** The same for the same thing, however often it is told. */
  id: string
  /** Its place in the order in which things happened there. */
  position: number
} & (OutsideChange | { kind: 'unreadable' })

export type OutsideChange = { ticketId: string; by: OutsideAgent } & (
  | { kind: 'answered'; text: string }
  | { kind: 'assigned'; to: OutsideAgent }
  | { kind: 'changed'; statuses: FittingStatuses }
)

/** A ticket system outside, in which the service works. */
export type TicketSystem = {
  /**
   * Brings one thing; it must take the same one twice as one. `refused` is its last word on this thing, and what is
   * thrown is an outage: whatever comes behind would fail as well.
   */
  deliver: (delivery: TicketDelivery) => Promise<'taken' | 'refused'>
  /** The next things that happened there behind a position, in their order; none once all are told. */
  listEvents: (after: number) => Promise<OutsideEvent[]>
}
