import type { TicketStatus } from '@ferrule/domain/tickets/ticket-values'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

const maxChanges = 200

/** The recorded changes of a ticket, oldest first, with the person who made each or is assigned by it. */
export async function listRecordedChanges(tx: Queries, ticketId: string) {
  const personId = sql<string>`coalesce(event.after ->> 'contactId', event.actor)`
  const rows = await tx
    .selectFrom('auditEvent as event')
    .leftJoin('person', (join) =>
      join.on(sql<SqlBool>`person.id = case when ${personId} ~ '^[0-9a-f-]{36}$' then (${personId})::uuid end`),
    )
    .where('event.subjectType', '=', 'ticket')
    .where('event.subjectId', '=', ticketId)
    .select(['event.id', 'event.action', 'event.happenedAt', 'person.firstName', 'person.lastName'])
    .select([
      personId.as('assigneeId'),
      sql<TicketStatus | null>`event.before ->> 'status'`.as('before'),
      sql<TicketStatus | null>`event.after ->> 'status'`.as('after'),
      sql<string | null>`event.after ->> 'linked'`.as('linkedNumber'),
    ])
    .orderBy('event.id')
    .limit(maxChanges)
    .execute()
  return rows.map(({ before, after, ...row }) => ({ ...row, before: before ?? undefined, after: after ?? undefined }))
}
