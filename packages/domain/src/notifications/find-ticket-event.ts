import type { TicketStatus } from '../tickets/ticket-values.ts'
import { isOpen, type Side } from '../tickets/ticket-state.ts'
import type { TicketNotificationEvent } from './notification-rules.ts'

export type TicketChange = {
  before: TicketStatus
  after: TicketStatus
  /** The side that made the change. */
  side: Side
  /** Whether another agent is assigned now. */
  isAssigned: boolean
  hasComment: boolean
}

/** The one event that people are notified of after a change; undefined if nothing of interest has changed. */
export function findTicketEvent({
  before,
  after,
  side,
  isAssigned,
  hasComment,
}: TicketChange): TicketNotificationEvent | undefined {
  const [wasOpen, isOpenNow] = [isOpen({ status: before }), isOpen({ status: after })]
  const isConfirmed = side === 'customer' && before === 'solved' && after === 'closed'
  if (isConfirmed || (wasOpen && !isOpenNow)) return side === 'service' ? 'ticket-solved' : 'ticket-closed'
  if (isAssigned) return 'ticket-assigned'
  if (hasComment) return side === 'service' ? 'ticket-answered' : 'ticket-commented'
  return !wasOpen && isOpenNow ? 'ticket-reopened' : undefined
}
