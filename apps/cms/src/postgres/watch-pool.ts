import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { traceQueries } from './trace-queries.ts'

/** What Payload's pool lacks: traces, and an ear for connections that break while idle, which would end the process. */
export function watchPool(pool: Pick<PostgresAdapter['pool'], 'on'>, log: Log): void {
  traceQueries(pool)
  pool.on('error', (error) => log.warn('connection-lost', errorFields(error)))
}
