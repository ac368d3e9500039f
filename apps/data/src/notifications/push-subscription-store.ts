import { maxPushSubscriptions, type PushSubscriptionInput } from '@ferrule/domain/notifications/push-subscription'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isVisibleToRecipient } from './notification-queries.ts'

export type PushSubscriptionRow = Awaited<ReturnType<typeof listPushSubscriptions>>[number]

/** The devices of a person, newest first. `isHere`: whether it is the browser with this endpoint. */
export async function listPushSubscriptions(
  tx: Queries,
  { personId, endpoint }: { personId: string; endpoint: string | undefined },
) {
  return tx
    .selectFrom('pushSubscription')
    .where('personId', '=', personId)
    .select(['id', 'browser', 'createdAt', 'lastSuccessAt'])
    .select((where) => where('endpoint', '=', endpoint ?? '').as('isHere'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type NewSubscription = PushSubscriptionInput & { id: string; personId: string; createdAt: Date }

/** Saves a subscription once. Returns whether it is new; the keys of a known endpoint are replaced. */
export async function savePushSubscription(tx: Queries, subscription: NewSubscription): Promise<boolean> {
  const { id, personId, endpoint, p256dh, auth, browser, createdAt } = subscription
  // Two browsers of one person are saved one after the other, so that neither exceeds the maximum.
  await sql`select from person where id = ${personId}::uuid for no key update`.execute(tx)
  const saved = await tx
    .insertInto('pushSubscription')
    .values({ id, personId, endpoint, p256dh, auth, browser, createdAt })
    .onConflict((conflict) => conflict.columns(['personId', 'endpoint']).doUpdateSet({ p256dh, auth, browser }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id === id
}

/** Deletes the oldest subscriptions beyond the maximum. Returns their ids. */
export async function deleteSurplusSubscriptions(tx: Queries, personId: string): Promise<string[]> {
  const surplus = tx
    .selectFrom('pushSubscription')
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(maxPushSubscriptions)
    .select('id')
  const rows = await tx.deleteFrom('pushSubscription').where('id', 'in', surplus).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Returns whether the person had this subscription. */
export async function deletePushSubscription(
  tx: Queries,
  { id, personId }: { id: string; personId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pushSubscription')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type PushRow = NonNullable<Awaited<ReturnType<typeof findPush>>>

type PushIds = { notificationId: string; subscriptionId: string }

/** A notification and the device to send it to; undefined if it was read, or the recipient may not see it any more. */
export async function findPush(tx: Queries, { notificationId, subscriptionId }: PushIds) {
  return tx
    .selectFrom('notification')
    .innerJoin('pushSubscription', 'pushSubscription.personId', 'notification.personId')
    .innerJoin('person', 'person.id', 'notification.personId')
    .leftJoin('accountProfile', 'accountProfile.personId', 'person.subject')
    .leftJoin('ticket', 'ticket.id', 'notification.ticketId')
    .leftJoin('orderRequest', 'orderRequest.id', 'notification.orderId')
    .leftJoin('quote', 'quote.id', 'notification.quoteId')
    .leftJoin('advisory', 'advisory.id', 'notification.advisoryId')
    .leftJoin('supportNotice', 'supportNotice.id', 'notification.supportNoticeId')
    .leftJoin('securityReportStep', 'securityReportStep.id', 'notification.reportStepId')
    .where('notification.id', '=', notificationId)
    .where('pushSubscription.id', '=', subscriptionId)
    .where('notification.readAt', 'is', null)
    .where(isVisibleToRecipient)
    .select(['notification.id', 'notification.event', 'notification.role', 'notification.happenedAt'])
    .select(['notification.ticketId', 'notification.orderId', 'notification.quoteId'])
    .select(['supportNotice.supportUntil', 'securityReportStep.reportId'])
    .select(['pushSubscription.endpoint', 'pushSubscription.p256dh', 'pushSubscription.auth'])
    .select(
      sql<string>`coalesce(ticket.number, order_request.number, quote.number, advisory.tracking_id, '')`.as('number'),
    )
    .select(sql<string>`coalesce(account_profile.language, '')`.as('language'))
    .executeTakeFirst()
}

export async function markPushDelivered(tx: Queries, subscriptionId: string, at: Date): Promise<void> {
  await tx.updateTable('pushSubscription').set({ lastSuccessAt: at }).where('id', '=', subscriptionId).execute()
}

/** Deletes a subscription that the push service no longer knows. */
export async function deleteGoneSubscription(tx: Queries, subscriptionId: string): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('id', '=', subscriptionId).execute()
}
