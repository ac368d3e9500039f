import type { WeekCount } from '@ferrule/domain/dashboard/weeks'
import { sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** Number of tickets opened or closed in each week since a Monday. Weeks without one are missing. */
export async function countTicketsByWeek(
  tx: Queries,
  scope: Scope,
  { column, since }: { column: 'createdAt' | 'closedAt'; since: string },
): Promise<WeekCount[]> {
  const week = sql<string>`to_char(date_trunc('week', ${sql.ref(column)} at time zone 'UTC'), 'YYYY-MM-DD')`
  return tx
    .selectFrom('ticket')
    .where(isOwn(scope, 'ticket.organisationId'))
    .where(column, '>=', new Date(since))
    .groupBy(week)
    .select([week.as('week'), sql<number>`count(*)::int`.as('count')])
    .execute()
}
