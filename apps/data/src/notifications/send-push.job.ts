import type { SendWebPush } from '@ferrule/connectors/web-push/web-push'
import { isLanguage } from '@ferrule/domain/locales/language'
import { findNotificationEvent } from '@ferrule/domain/notifications/notification-title'
import { findPushTtl, type PushMessage, toPushMessage } from '@ferrule/domain/notifications/push-message'
import type { Log } from '@ferrule/telemetry/log'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { jobPayloads } from '../postgres/job-payloads.ts'
import { deleteGoneSubscription, findPush, markPushDelivered, type PushRow } from './push-subscription-store.ts'

export type PushDeps = Pick<Deps, 'db' | 'now'> & {
  log: Log
  /** Undefined without a key. */
  sendWebPush: SendWebPush | undefined
}

/**
 * Sends one notification to one device. A job that ran before it was marked as done sends the message again: its topic
 * replaces the first one at the push service, and its tag on the device. Throws for a retry.
 */
export function createSendPushJob({ db, now, log, sendWebPush }: PushDeps) {
  return async (payload: unknown): Promise<void> => {
    const { notificationId, subscriptionId } = jobPayloads['send-push'].parse(payload)
    const push = await withServiceScope(db, (tx) => findPush(tx, { notificationId, subscriptionId }))
    const ttl = push && findPushTtl(push.happenedAt, now())
    const message = push && (await renderPush(push))
    if (!sendWebPush || !message || ttl === undefined) return
    const topic = notificationId.replaceAll('-', '')
    const outcome = await sendWebPush({ subscription: push, payload: JSON.stringify(message), topic, ttl })
    if (outcome === 'retry') throw new Error('the push service is busy')
    if (outcome === 'dropped') log.warn('push-dropped', { recordId: subscriptionId })
    await withServiceScope(db, async (tx) => {
      if (outcome === 'delivered') await markPushDelivered(tx, subscriptionId, now())
      if (outcome === 'gone') await deleteGoneSubscription(tx, subscriptionId)
    })
  }
}

/** Undefined for an event that this version does not know. */
async function renderPush(push: PushRow): Promise<PushMessage | undefined> {
  const event = findNotificationEvent(push.event)
  if (!event) return undefined
  const language = isLanguage(push.language) ? push.language : 'en'
  const texts = await loadTexts(language, ['notification'])
  return toPushMessage(push, texts(`notification.event.${event}`), language)
}
