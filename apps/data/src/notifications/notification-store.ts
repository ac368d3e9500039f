import type {
  MailTiming,
  NotificationEvent,
  NotificationSubjects,
} from '@ferrule/domain/notifications/notification-rules'
import { unreadCountLimit } from '@ferrule/domain/notifications/unread-count'
import { type SqlBool, sql } from 'kysely'
import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { isPlantOfRecord, recordFacts } from './notification-queries.ts'

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

type Listing = { isUnread: boolean; limit: number; offset: number; subjects: NotificationSubjects }

/** Whether a notification is about one of these subjects. */
function isAbout({ tickets, orders }: NotificationSubjects) {
  return sql<SqlBool>`((${tickets}::boolean and notification.ticket_id is not null)
    or (${orders}::boolean and (notification.order_id is not null or notification.quote_id is not null)))`
}

/** Notifications of the caller about tickets, orders and quotes they may still see, newest first. */
export async function listNotifications(tx: Queries, scope: Scope, { isUnread, limit, offset, subjects }: Listing) {
  return (
    tx
      .selectFrom('notification')
      .leftJoin('ticket', 'ticket.id', 'notification.ticketId')
      .leftJoin('orderRequest', 'orderRequest.id', 'notification.orderId')
      .leftJoin('quote', 'quote.id', 'notification.quoteId')
      .leftJoin('plant', (join) => join.on(isPlantOfRecord))
      .innerJoin('person as actor', 'actor.id', 'notification.actorId')
      .where('notification.personId', '=', scope.personId)
      .where(isVisible(scope, 'notification.organisationId'))
      .where(isAbout(subjects))
      // A policy may hide the record.
      .where(sql<SqlBool>`(ticket.id is not null or order_request.id is not null or quote.id is not null)`)
      .$if(isUnread, (query) => query.where('notification.readAt', 'is', null))
      .select(['notification.id', 'notification.event', 'notification.role', 'notification.ticketId'])
      .select(['notification.happenedAt', 'notification.readAt', 'actor.firstName', 'actor.lastName'])
      .select(['notification.orderId', 'notification.quoteId'])
      .select(recordFacts)
      .orderBy('notification.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
  )
}

/** Counts up to a limit, so that a large number of unread rows costs no more. */
export async function countUnread(tx: Queries, scope: Scope, subjects: NotificationSubjects): Promise<number> {
  const unread = tx
    .selectFrom('notification')
    .where('personId', '=', scope.personId)
    .where(isVisible(scope, 'organisationId'))
    .where(isAbout(subjects))
    .where('readAt', 'is', null)
    .select('id')
    .limit(unreadCountLimit + 1)
  const { count } = await tx
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Marks the notifications up to one as read; later ones arrived after the person looked. */
export async function markReadUpTo(
  tx: Queries,
  { personId }: Scope,
  { newest, at }: { newest: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('id', '<=', newest)
    .where('readAt', 'is', null)
    .execute()
}

export async function listMailChoices(tx: Queries, personId: string) {
  return tx.selectFrom('notificationPreference').where('personId', '=', personId).select(['event', 'mail']).execute()
}

type MailChoice = { personId: string; event: NotificationEvent; mail: MailTiming; changedAt: Date }

export async function saveMailChoice(tx: Queries, { personId, event, mail, changedAt }: MailChoice): Promise<void> {
  await tx
    .insertInto('notificationPreference')
    .values({ personId, event, mail, changedAt })
    .onConflict((conflict) => conflict.columns(['personId', 'event']).doUpdateSet({ mail, changedAt }))
    .execute()
}

/** Notifications are deleted after this time. */
export const notificationDays = 90

export async function deleteNotificationsBefore(tx: Queries, time: Date): Promise<void> {
  await tx.deleteFrom('notification').where('happenedAt', '<', time).execute()
}
