/** What an outside ticket system is told of a ticket of ours, each thing once it is saved here. */
export type TicketDelivery = {
  /** The same for the same thing, however often it is brought. */
  id: string
  ticketId: string
} & (
  | { kind: 'opened'; ticket: OpenedTicket }
  | { kind: 'commented'; comment: { id: string; text: string; author: string; isService: boolean; writtenAt: string } }
  | { kind: 'changed'; status: string; changedAt: string }
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

/** A ticket system outside, in which the service works. */
export type TicketSystem = {
  /**
   * Brings one thing; it must take the same one twice as one. `refused` is its last word on this thing, and what is
   * thrown is an outage: whatever comes behind would fail as well.
   */
  deliver: (delivery: TicketDelivery) => Promise<'taken' | 'refused'>
}
