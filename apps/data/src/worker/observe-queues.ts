import type { Metrics } from '@ferrule/telemetry/operations'
import { CompiledQuery } from 'kysely'
import { Pool } from 'pg'
import type { Database } from '../postgres/database.ts'
import { type OutboxReading, type QueueReading, readOutboxes, readQueue } from './queue-queries.ts'
import type { Worker } from './worker.ts'

type ObservedParts = { metrics: Metrics; db: Database; contentUrl: string; worker: Worker }

/**
 * Reports how long work waits: jobs of both databases, mails and changes for the external ticket system. A standby
 * worker reports it too, so that the figures remain while no worker is active. Returns a function that closes the
 * connection to the content database.
 */
export function observeQueues({ metrics, db, contentUrl, worker }: ObservedParts): () => Promise<void> {
  const content = new Pool({ connectionString: contentUrl, max: 1, application_name: 'worker-metrics' })
  content.on('error', () => undefined)
  const own = async <Row>(statement: string) =>
    (await db.queries.executeQuery(CompiledQuery.raw(statement))).rows as Row[]
  const readQueues = async () => [
    { queue: 'data', rows: await own<QueueReading>(readQueue) },
    { queue: 'content', rows: (await content.query<QueueReading>(readQueue)).rows },
  ]
  const observeQueue = (name: string, help: string, figure: keyof QueueReading) =>
    metrics.observe({
      name,
      help,
      labelNames: ['queue'],
      read: async () =>
        (await readQueues()).map(({ queue, rows }) => ({ labels: { queue }, value: rows[0]?.[figure] ?? 0 })),
    })
  observeQueue('ferrule_oldest_job_seconds', 'Seconds for which the oldest due job has waited', 'oldestSeconds')
  observeQueue('ferrule_failed_jobs', 'Jobs whose last attempt failed', 'failed')
  metrics.observe({
    name: 'ferrule_outbox_oldest_seconds',
    help: 'Seconds for which the oldest mail or change for the external ticket system has waited',
    labelNames: ['outbox'],
    read: async () => {
      const [oldest] = await own<OutboxReading>(readOutboxes)
      return [
        { labels: { outbox: 'mail' }, value: oldest?.mailSeconds ?? 0 },
        { labels: { outbox: 'tickets' }, value: oldest?.ticketSeconds ?? 0 },
      ]
    },
  })
  metrics.observe({
    name: 'ferrule_worker_active',
    help: '1 in the worker that runs jobs, 0 in one that stands by',
    read: () => [{ value: worker.isActive() ? 1 : 0 }],
  })
  return () => content.end()
}
