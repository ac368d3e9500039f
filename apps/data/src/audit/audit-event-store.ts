import type { Queries } from '../postgres/database.ts'
import type { AuditEvent } from './record-event.ts'

export async function insertAuditEvent(tx: Queries, event: AuditEvent & { requestId: string | null }): Promise<void> {
  const { before, after, ...rest } = event
  await tx
    .insertInto('auditEvent')
    .values({ ...rest, before: before ? JSON.stringify(before) : null, after: after ? JSON.stringify(after) : null })
    .execute()
}

export async function findEventsOf(queries: Queries, actors: readonly string[]) {
  return queries
    .selectFrom('auditEvent')
    .where('actor', 'in', actors)
    .select(['happenedAt', 'action', 'subjectType', 'subjectId'])
    .orderBy('id')
    .execute()
}

export type AskedEvents = { actor: string; action: string; limit: number }

/** The latest first. */
export async function findLatestEvents(queries: Queries, { actor, action, limit }: AskedEvents) {
  return queries
    .selectFrom('auditEvent')
    .where('actor', '=', actor)
    .where('action', '=', action)
    .select(['happenedAt', 'after'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
