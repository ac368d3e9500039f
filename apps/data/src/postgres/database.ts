import { recordQuery } from '@ferrule/telemetry/tracing'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { checkPoolerLimits } from './connection-pooler.ts'
import { prepareFrequentStatements } from './prepare-frequent-statements.ts'
import type { DB } from './rows.generated.ts'
import { createStatementNames } from './statement-names.ts'

/** Query access for stores, inside or outside of a transaction. */
export type Queries = Kysely<DB>

export type Database = {
  queries: Queries
  /** Runs `work` in one transaction. */
  transaction: <Outcome>(work: (tx: Queries) => Promise<Outcome>) => Promise<Outcome>
  ping: () => Promise<unknown>
  /** The connections of the pool, and the queries that wait for one. */
  countConnections: () => { busy: number; idle: number; waiting: number }
  close: () => Promise<void>
}

export type DatabaseSettings = {
  url: string
  /** Shown by Postgres as the name of the connection. */
  name: string
  maxConnections: number
  /** Whether the URL is that of a pooler, which gives each transaction another connection of Postgres. */
  isPooled?: boolean
  onQuery?: (statement: string) => void
  onConnectionError: (error: Error) => void
}

/** A pooler refuses connections with these parameters and sets them itself (infra/deploy/pgbouncer.ini). */
const sessionParameters = {
  statement_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  // Generic plans: Postgres overestimates lists of ids and would replan prepared statements on every call. No JIT and
  // no parallel workers: cost estimates are mostly too high, and compiling a plan or starting a worker (10 ms) takes
  // longer than reading a page.
  options: '-c plan_cache_mode=force_generic_plan -c jit=off -c max_parallel_workers_per_gather=0',
}

export function createDatabase(settings: DatabaseSettings): Database {
  const { url, name, maxConnections, isPooled = false, onQuery, onConnectionError } = settings
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    // A stopped server refuses at once; only a busy one needs this long, and callers give up before.
    connectionTimeoutMillis: 5000,
    // Every new connection prepares the frequent statements; the default of ten seconds would repeat that all day.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    ...(isPooled ? {} : sessionParameters),
  })
  // Without a listener, losing an idle connection would end the process; the next query gets a new connection.
  pool.on('error', onConnectionError)
  // A prepared statement belongs to one connection of Postgres, and the next transaction may get another.
  if (!isPooled) {
    const nameOf = createStatementNames()
    pool.on('connect', (client) => prepareFrequentStatements(client, nameOf))
  }
  const queries: Queries = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query, queryDurationMillis }) => {
      recordQuery(query.sql, queryDurationMillis)
      onQuery?.(query.sql)
    },
  })
  return {
    queries,
    transaction: (work) => queries.transaction().execute(work),
    ping: () => (isPooled ? checkPoolerLimits(queries) : sql`select 1`.execute(queries)),
    countConnections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => queries.destroy(),
  }
}
