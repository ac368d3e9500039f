import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type SqlBool, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import { countRows } from '../postgres/count-rows.ts'
import type { Queries } from '../postgres/database.ts'
import { visibleAccesses } from './access-store.ts'
import { isAdministered } from './administered.ts'

/** Accesses that wait for a decision, the longest first. */
export async function listRequests(tx: Queries, administrator: Administrator, { after, limit }: PageQuery) {
  const last = sql`(select since, id from application_access where id = ${after ?? null}::uuid)`
  return (
    visibleAccesses(tx, administrator)
      .innerJoin('person as requester', 'requester.id', 'access.personId')
      // Not a parameter, so that Postgres uses the index of pending accesses.
      .where(sql<SqlBool>`access.status = 'pending'`)
      .where(after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(access.since, access.id) > ${last}`)
      .select(['requester.firstName', 'requester.lastName', 'requester.email'])
      .orderBy('access.since')
      .orderBy('access.id')
      .limit(limit)
      .execute()
  )
}

/** At most `userCountLimit + 1`. */
export async function countRequests(tx: Queries, administrator: Administrator): Promise<number> {
  const waiting = tx
    .selectFrom('applicationAccess')
    .where(sql<SqlBool>`status = 'pending'`)
    .where(isAdministered(administrator, 'organisation_id'))
    .select('id')
    .limit(userCountLimit + 1)
  return countRows(tx, waiting)
}
