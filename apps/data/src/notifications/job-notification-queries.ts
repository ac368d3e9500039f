import type { MailTiming } from '@ferrule/domain/notifications/notification-rules'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** An event that a job found, so that nobody is its actor. A report belongs to no organisation. */
type JobNotification = { id: string; personId: string; mail: MailTiming; happenedAt: Date } & (
  | { event: 'advisory-published'; advisoryId: string; organisationId: string }
  | { event: 'support-ending'; supportNoticeId: string; organisationId: string }
  | { event: 'report-due'; reportStepId: string }
)

/** Notifies a person once. Open pages are notified when the transaction commits. */
export async function insertJobNotification(tx: Queries, notification: JobNotification): Promise<void> {
  const { id, personId, event, mail, happenedAt } = notification
  const none = { advisoryId: null, supportNoticeId: null, reportStepId: null, organisationId: null }
  const { advisoryId, supportNoticeId, reportStepId, organisationId } = { ...none, ...notification }
  const role = event === 'report-due' ? 'agent' : 'machine-user'
  await tx
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
    .execute()
}

type ReadAdvisoryArgs = { personId: string; advisoryId: string; at: Date }

/** Marks what a person was told about an advisory as read, when they open it. */
export async function markAdvisoryRead(tx: Queries, { personId, advisoryId, at }: ReadAdvisoryArgs): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('advisoryId', '=', advisoryId)
    .where('readAt', 'is', null)
    .execute()
}

/** The same for a security report. */
export async function markReportRead(
  tx: Queries,
  { personId, reportId, at }: { personId: string; reportId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where(sql<SqlBool>`report_step_id in (select id from security_report_step where report_id = ${reportId}::uuid)`)
    .where('readAt', 'is', null)
    .execute()
}

/** Deletes what agents were told about a deadline that has changed. */
export async function deleteStepNotifications(tx: Queries, reportStepId: string): Promise<void> {
  await tx.deleteFrom('notification').where('reportStepId', '=', reportStepId).execute()
}
