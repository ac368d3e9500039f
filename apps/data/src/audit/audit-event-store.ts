import type { Queries } from '../postgres/database.ts'
import type { AuditEvent } from './record-event.ts'

export async function insertAuditEvent(tx: Queries, event: AuditEvent & { requestId: string | null }): Promise<void> {
  const { before, after, ...rest } = event
  await tx
    .insertInto('auditEvent')
    .values({ ...rest, before: before ? JSON.stringify(before) : null, after: after ? JSON.stringify(after) : null })
    .execute()
}

export async function findEventsOf(queries: Queries, actor: string) {
  return queries
    .selectFrom('auditEvent')
    .where('actor', '=', actor)
    .select(['happenedAt', 'action', 'subjectType', 'subjectId'])
    .orderBy('id')
    .execute()
}
