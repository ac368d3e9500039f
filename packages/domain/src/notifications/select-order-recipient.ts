import type { ChangedStatus } from '../orders/order-status.ts'
import { findChannels, type OrderNotificationEvent } from './notification-rules.ts'

/** The event of a change of an order to a status. */
export function toOrderEvent(status: ChangedStatus): OrderNotificationEvent {
  return `order-${status}`
}

type OrderPeople = {
  /** The person who changed the order. */
  actorId: string
  /** The person who sent the order. */
  orderedBy: string
}

/** The person to notify of a change of an order: the one who sent it, unless they caused the change. */
export function findOrderRecipient(event: OrderNotificationEvent, { actorId, orderedBy }: OrderPeople) {
  const isNotified = actorId !== orderedBy && findChannels(event, 'orderer') !== undefined
  return isNotified ? { role: 'orderer' as const, personId: orderedBy } : undefined
}
