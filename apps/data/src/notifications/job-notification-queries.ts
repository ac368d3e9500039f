import type { MailTiming } from '@ferrule/domain/notifications/notification-rules'
import type { Queries } from '../postgres/database.ts'
import { queuePushes } from './queue-pushes.ts'

/** An event that a job found, so that nobody is its actor. A report belongs to no organisation. */
type JobNotification = { id: string; personId: string; mail: MailTiming; push: boolean; happenedAt: Date } & (
  | { event: 'advisory-published'; advisoryId: string; organisationId: string }
  | { event: 'support-ending'; supportNoticeId: string; organisationId: string }
  | { event: 'report-due'; reportStepId: string }
)

/** Notifies a person once. Open pages and devices are notified when the transaction commits. */
export async function insertJobNotification(tx: Queries, notification: JobNotification): Promise<void> {
  const { id, personId, event, mail, push, happenedAt } = notification
  const none = { advisoryId: null, supportNoticeId: null, reportStepId: null, organisationId: null }
  const { advisoryId, supportNoticeId, reportStepId, organisationId } = { ...none, ...notification }
  const role = event === 'report-due' ? 'agent' : 'machine-user'
  const inserted = await tx
    .insertInto('notification')
    .values({
      id,
      personId,
      organisationId,
      advisoryId,
      supportNoticeId,
      reportStepId,
      event,
      role,
      actorId: null,
      mail,
      happenedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (push && inserted) await queuePushes(tx, { notificationId: id, personId })
}

/** Deletes what agents were told about a deadline that has changed. */
export async function deleteStepNotifications(tx: Queries, reportStepId: string): Promise<void> {
  await tx.deleteFrom('notification').where('reportStepId', '=', reportStepId).execute()
}
