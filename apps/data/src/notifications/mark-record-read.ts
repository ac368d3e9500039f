import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

type MarkReadArgs = {
  personId: string
  /** The column that names the record, and the record. */
  record: { column: 'ticketId' | 'orderId' | 'quoteId' | 'advisoryId'; id: string }
  at: Date
}

/** Marks what a person was told about a record as read, when they open it. */
export async function markRecordRead(tx: Queries, { personId, record, at }: MarkReadArgs): Promise<void> {
  await markUnread(tx, { personId, at }).where(record.column, '=', record.id).execute()
}

/** The same for a security report, whose steps the notifications name. */
export async function markReportRead(
  tx: Queries,
  { personId, reportId, at }: { personId: string; reportId: string; at: Date },
): Promise<void> {
  await markUnread(tx, { personId, at })
    .where(sql<SqlBool>`report_step_id in (select id from security_report_step where report_id = ${reportId}::uuid)`)
    .execute()
}

function markUnread(tx: Queries, { personId, at }: { personId: string; at: Date }) {
  return tx.updateTable('notification').set({ readAt: at }).where('personId', '=', personId).where('readAt', 'is', null)
}
