import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

const maxEvents = 100

/** Null for texts that are no ids, such as the name of the system. */
function toId(text: RawBuilder<unknown>) {
  return sql`case when ${text} ~ '^[0-9a-f-]{36}$' then (${text})::uuid end`
}

/** Changes of a user from the audit trail, newest first: those of the administered organisations. */
export async function listHistory(tx: Queries, administrator: Administrator, userId: string) {
  const organisation = sql<string>`coalesce(event.after, event.before) ->> 'organisation'`
  const isSeen =
    administrator.kind === 'internal'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`${organisation} = any(${[...administrator.organisationIds]}::text[])`
  const rows = await tx
    .selectFrom('auditEvent as event')
    .leftJoin('person as actor', (join) => join.on(sql<SqlBool>`actor.id = ${toId(sql`event.actor`)}`))
    .leftJoin('organisation', (join) => join.on(sql<SqlBool>`organisation.id = ${toId(organisation)}`))
    .where('event.subjectType', '=', 'user')
    .where('event.subjectId', '=', userId)
    .where(isSeen)
    .select(['event.id', 'event.happenedAt', 'event.action', 'organisation.name as organisationName'])
    .select([
      sql<string | null>`nullif(trim(actor.first_name || ' ' || actor.last_name), '')`.as('by'),
      sql<string | null>`coalesce(event.after, event.before) ->> 'application'`.as('application'),
      sql<string | null>`coalesce(event.after, event.before) ->> 'role'`.as('role'),
      sql<string | null>`event.before ->> 'status'`.as('statusBefore'),
      sql<string | null>`event.after ->> 'status'`.as('statusAfter'),
    ])
    .orderBy('event.id', 'desc')
    .limit(maxEvents)
    .execute()
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}
