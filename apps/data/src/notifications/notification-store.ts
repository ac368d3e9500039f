import type { MailChoice, PushChoice } from '@ferrule/domain/notifications/channel-choices'
import type { NotificationSubjects } from '@ferrule/domain/notifications/notification-rules'
import { unreadCountLimit } from '@ferrule/domain/notifications/unread-count'
import { type SqlBool, sql } from 'kysely'
import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'
import { isPlantOfRecord } from './notification-queries.ts'

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

type Listing = { isUnread: boolean; limit: number; offset: number; subjects: NotificationSubjects }

/** Whether a notification is about one of these subjects. */
function isAbout({ tickets, orders, machines }: NotificationSubjects, { isService }: Scope) {
  return sql<SqlBool>`((${tickets}::boolean and notification.ticket_id is not null)
    or (${orders}::boolean and (notification.order_id is not null or notification.quote_id is not null))
    or (${machines}::boolean and (notification.advisory_id is not null or notification.support_notice_id is not null))
    or (${isService}::boolean and notification.report_step_id is not null))`
}

/** The facts of a record, whichever it is. */
const factsOfAny = [
  sql<string>`coalesce(ticket.number, order_request.number, quote.number, advisory.tracking_id, '')`.as('number'),
  sql<string>`coalesce(ticket.subject, plant.name, advisory.title, support_notice.model, security_report.title)`.as(
    'subject',
  ),
  sql<string>`coalesce(ticket.machine_name, quote.machine_name, '')`.as('machineName'),
  sql<string>`coalesce(ticket.serial_number, quote.serial_number, '')`.as('serialNumber'),
  sql<string>`coalesce(actor.first_name, '')`.as('firstName'),
  sql<string>`coalesce(actor.last_name, '')`.as('lastName'),
]

/** Notifications of the caller about records they may still see, newest first. */
export async function listNotifications(tx: Queries, scope: Scope, { isUnread, limit, offset, subjects }: Listing) {
  return (
    tx
      .selectFrom('notification')
      .leftJoin('ticket', 'ticket.id', 'notification.ticketId')
      .leftJoin('orderRequest', 'orderRequest.id', 'notification.orderId')
      .leftJoin('quote', 'quote.id', 'notification.quoteId')
      .leftJoin('plant', (join) => join.on(isPlantOfRecord))
      .leftJoin('advisory', 'advisory.id', 'notification.advisoryId')
      .leftJoin('supportNotice', 'supportNotice.id', 'notification.supportNoticeId')
      .leftJoin('securityReportStep', 'securityReportStep.id', 'notification.reportStepId')
      .leftJoin('securityReport', 'securityReport.id', 'securityReportStep.reportId')
      .leftJoin('person as actor', 'actor.id', 'notification.actorId')
      .where('notification.personId', '=', scope.personId)
      .where(isVisible(scope, 'notification.organisationId'))
      .where(isAbout(subjects, scope))
      // A policy may hide the record.
      .where(
        sql<SqlBool>`num_nonnulls(ticket.id, order_request.id, quote.id, advisory.id, support_notice.id,
          security_report.id) = 1`,
      )
      .$if(isUnread, (query) => query.where('notification.readAt', 'is', null))
      .select(['notification.id', 'notification.event', 'notification.role', 'notification.ticketId'])
      .select(['notification.happenedAt', 'notification.readAt', 'notification.orderId', 'notification.quoteId'])
      .select(['supportNotice.supportUntil', 'securityReport.id as reportId'])
      .select(factsOfAny)
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
    .where(isAbout(subjects, scope))
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

export async function listChoices(tx: Queries, personId: string) {
  return tx
    .selectFrom('notificationPreference')
    .where('personId', '=', personId)
    .select(['event', 'mail', 'push'])
    .execute()
}

type Choice = Pick<MailChoice, 'event'> &
  Partial<Pick<MailChoice, 'mail'> & Pick<PushChoice, 'push'>> & { personId: string; changedAt: Date }

/** Saves the mails or the pushes of an event; a choice that is missing stays as it was. */
export async function saveChoice(tx: Queries, { personId, event, mail, push, changedAt }: Choice): Promise<void> {
  await tx
    .insertInto('notificationPreference')
    .values({ personId, event, mail: mail ?? null, push: push ?? null, changedAt })
    .onConflict((conflict) =>
      conflict.columns(['personId', 'event']).doUpdateSet({
        mail: sql<string | null>`coalesce(excluded.mail, notification_preference.mail)`,
        push: sql<boolean | null>`coalesce(excluded.push, notification_preference.push)`,
        changedAt,
      }),
    )
    .execute()
}

/** Notifications are deleted after this time. */
export const notificationDays = 90

/** Deletes a batch of notifications. Returns their number. */
export async function deleteNotificationsBefore(tx: Queries, time: Date): Promise<number> {
  return deleteBatch(tx, 'notification', sql`happened_at < ${time}`)
}
