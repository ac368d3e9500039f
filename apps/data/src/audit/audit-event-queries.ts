import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Audit events of a person under all their actor ids. */
export async function listEventsOf(queries: Queries, actors: readonly string[]) {
  return queries
    .selectFrom('auditEvent')
    .where('actor', 'in', actors)
    .select(['happenedAt', 'action', 'subjectType', 'subjectId'])
    .orderBy('id')
    .execute()
}

type EventListArgs = { actor: string; action: string; limit: number }

/** Events of an actor with one action, newest first. */
export async function listLatestEvents(queries: Queries, { actor, action, limit }: EventListArgs) {
  return queries
    .selectFrom('auditEvent')
    .where('actor', '=', actor)
    .where('action', '=', action)
    .select(['happenedAt', 'after'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes events after 24 months, but not those of tickets. Returns their number. */
export async function deleteExpiredEvents(db: Queries, maxCount: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select delete_expired_audit_events(${maxCount}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
