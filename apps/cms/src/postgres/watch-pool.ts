import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { traceQueries } from './trace-queries.ts'

/**
 * Adds traces to Payload's pool, and an error listener: without one, a broken idle connection would end the process.
 */
export function watchPool(pool: Pick<PostgresAdapter['pool'], 'on'>, log: Log): void {
  traceQueries(pool)
  pool.on('error', (error) => log.warn('connection-lost', errorFields(error)))
}
