import { recordQuery } from '@ferrule/telemetry/tracing'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { prepareOftenAsked } from './prepare-often-asked.ts'
import type { DB } from './rows.generated.ts'
import { createStatementNames } from './statement-names.ts'

/** What a store needs: it does not know whether it runs inside a transaction. */
export type Queries = Kysely<DB>

export type Database = {
  queries: Queries
  /** Everything in `work` is saved together or not at all. */
  transaction: <Outcome>(work: (tx: Queries) => Promise<Outcome>) => Promise<Outcome>
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

export type DatabaseSettings = {
  url: string
  /** Shown by Postgres as the name of the connection. */
  name: string
  maxConnections: number
  onQuery?: (statement: string) => void
  onConnectionError: (error: Error) => void
}

export function createDatabase({ url, name, maxConnections, onQuery, onConnectionError }: DatabaseSettings): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    connectionTimeoutMillis: 1500,
    statement_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    // Of a list of ids Postgres expects ten and gets one, so by itself it would go on planning what is prepared.
    // Nor are plans compiled: what is guessed to cost much mostly does not, and compiling takes longer than reading.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
    keepAlive: true,
  })
  // Without a listener the loss of an idle connection would end the process; the next query gets a new one.
  pool.on('error', onConnectionError)
  const nameOf = createStatementNames()
  pool.on('connect', (client) => prepareOftenAsked(client, nameOf))
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
    ping: () => sql`select 1`.execute(queries),
    close: () => queries.destroy(),
  }
}
