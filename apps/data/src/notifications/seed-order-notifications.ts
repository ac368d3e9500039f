import { orderEvents } from '@ferrule/domain/notifications/notification-rules'
import { servicePeople } from '@ferrule/seeds/organisations/members'
import { orders, type SeedProgress } from '@ferrule/seeds/organisations/orders'
import { stableId } from '../catalogue/stable-id.ts'
import type { Queries } from '../postgres/database.ts'
import { markRecordRead } from './mark-record-read.ts'
import { insertNotification } from './notification-queries.ts'
import { notificationDays } from './notification-store.ts'
import { toTimeId } from './to-time-id.ts'

const notificationMs = notificationDays * 24 * 3_600_000

/** The notifications of the steps of the demo orders. Those of orders that have not arrived are unread. */
export async function seedOrderNotifications(
  tx: Queries,
  personIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const actorId = personIds.get(servicePeople[0]?.email ?? '') ?? ''
  for (const { number, organisation, orderedBy, progress } of orders) {
    const orderId = stableId('order', number)
    const personId = personIds.get(orderedBy.email) ?? ''
    const person = {
      personId,
      organisationId: stableId('organisation', organisation),
      role: 'orderer' as const,
      actorId,
    }
    for (const [step, event] of orderEvents.entries()) {
      const happenedAt = timesOf(progress)[event]
      if (!happenedAt || now.getTime() - happenedAt.getTime() > notificationMs) continue
      const id = toTimeId(happenedAt, stableId('notification', number, event))
      const about = { orderId, orderVersion: step + 2 }
      await insertNotification(tx, { id, ...person, about, event, mail: 'now', push: false, happenedAt })
    }
    if (progress.status === 'delivered') {
      await markRecordRead(tx, { personId, record: { column: 'orderId', id: orderId }, at: now })
    }
  }
}

function timesOf({ confirmedAt, sentAt, deliveredAt, cancelledAt }: SeedProgress) {
  return {
    'order-confirmed': confirmedAt,
    'order-sent': sentAt,
    'order-delivered': deliveredAt,
    'order-cancelled': cancelledAt,
  }
}
