import { type Kysely, sql } from 'kysely'
import type { DB } from './rows.generated.ts'

/** The same database and role through the pooler at `HOST:PORT`. */
export function toPoolerUrl(url: string, address: string): string {
  const pooled = new URL(url)
  pooled.host = address
  return pooled.href
}

/**
 * PgBouncer drops no setting silently: it refuses connections that ask for one. Instead its `connect_query` limits the
 * connections to Postgres. Throws without these limits, because a slow query would never be cancelled.
 */
export async function checkPoolerLimits(queries: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ isLimited: boolean }>`select current_setting('statement_timeout') <> '0'
    and current_setting('idle_in_transaction_session_timeout') <> '0' as is_limited`.execute(queries)
  if (!rows[0]?.isLimited)
    throw new Error('the pooler sets no timeouts: see connect_query in infra/deploy/pgbouncer.ini')
}
