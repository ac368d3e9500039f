import { notificationEvents, type NotificationEvent } from './notification-rules.ts'

export type NotificationTitleKey = `notification.${NotificationEvent}` | 'notification.ticket-assigned.to-you'

/** The key of the text that says what happened; an agent reads of a ticket that a colleague assigned to them. */
export function toNotificationTitleKey(event: NotificationEvent, role: string): NotificationTitleKey {
  return event === 'ticket-assigned' && role === 'contact'
    ? 'notification.ticket-assigned.to-you'
    : `notification.${event}`
}

/** Undefined for an event that this version does not know. */
export function findNotificationEvent(event: string): NotificationEvent | undefined {
  return notificationEvents.find((known) => known === event)
}
