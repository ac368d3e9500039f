import type { Language } from '../locales/language.ts'
import { toNotificationPath } from './notification-path.ts'

/** A message is of no use a day after its event; the push service drops it then. */
const pushMaxAgeSeconds = 24 * 3600

/** The seconds for which the push service keeps a message; undefined if the event is too long ago to send it at all. */
export function findPushTtl(happenedAt: Date, now: Date): number | undefined {
  const seconds = pushMaxAgeSeconds - Math.floor((now.getTime() - happenedAt.getTime()) / 1000)
  return seconds > 0 ? Math.min(seconds, pushMaxAgeSeconds) : undefined
}

/** The content of a notification. Others read lock screens, so it has no name, no subject and no text of a person. */
export type PushMessage = {
  title: string
  /** The number of the record; may be empty. */
  body: string
  /** The address of the record at the origin of the portal. */
  path: string
  /** A repeated message replaces the one with its tag. */
  tag: string
}

type Pushed = Parameters<typeof toNotificationPath>[0] & { id: string }

export function toPushMessage(notification: Pushed, title: string, language: Language): PushMessage {
  return {
    title,
    body: notification.number,
    path: `/${language}/mykomax/${toNotificationPath(notification)}`,
    tag: notification.id,
  }
}

export type PushOutcome = 'delivered' | 'gone' | 'retry' | 'dropped'

/** The meaning of a push service's status (RFC 8030): `gone` ends the subscription, `dropped` the message alone. */
export function toPushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'retry' : 'dropped'
}
