import { type Expression, sql } from 'kysely'
import type { Queries } from './database.ts'

/** The number of rows of a query; a query with a limit is counted up to it. */
export async function countRows(tx: Queries, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${query}) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}
