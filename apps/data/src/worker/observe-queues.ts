import type { Metrics } from '@ferrule/telemetry/operations'
import { Pool, type QueryResultRow } from 'pg'
import {
  type OutboxReading,
  type PaperReading,
  type QueueReading,
  type ReportReading,
  readOutboxes,
  readOverduePaper,
  readOverdueReports,
  readQueue,
} from './queue-queries.ts'
import type { Worker } from './worker.ts'

type ObservedParts = { metrics: Metrics; worker: Worker; dataUrl: string; contentUrl: string }

/**
 * Reports how long work waits: jobs of both databases, mails and changes for the external ticket system. A standby
 * worker reports it too, so that the figures remain while no worker is active. Returns a function that closes the
 * connections.
 */
export function observeQueues({ metrics, worker, dataUrl, contentUrl }: ObservedParts): () => Promise<void> {
  // Connections of their own: the figures must arrive while the pool of the jobs is exhausted.
  const [data, content] = [connect(dataUrl), connect(contentUrl)]
  const readQueues = async () => [
    { queue: 'data', reading: await readRow<QueueReading>(data, readQueue) },
    { queue: 'content', reading: await readRow<QueueReading>(content, readQueue) },
  ]
  const observeQueue = (name: string, help: string, figure: keyof QueueReading) =>
    metrics.observe({
      name,
      help,
      labelNames: ['queue'],
      read: async () =>
        (await readQueues()).map(({ queue, reading }) => ({ labels: { queue }, value: reading[figure] })),
    })
  observeQueue('ferrule_oldest_job_seconds', 'Seconds for which the oldest due job has waited', 'oldestSeconds')
  observeQueue('ferrule_failed_jobs', 'Jobs whose last attempt failed', 'failed')
  metrics.observe({
    name: 'ferrule_outbox_oldest_seconds',
    help: 'Seconds for which the oldest mail or change for the external ticket system has waited',
    labelNames: ['outbox'],
    read: async () => {
      const { mailSeconds, ticketSeconds } = await readRow<OutboxReading>(data, readOutboxes)
      return [
        { labels: { outbox: 'mail' }, value: mailSeconds },
        { labels: { outbox: 'tickets' }, value: ticketSeconds },
      ]
    },
  })
  metrics.observe({
    name: 'ferrule_paper_overdue',
    help: 'Requests for instructions on paper that were not answered within a month',
    read: async () => [{ value: (await readRow<PaperReading>(data, readOverduePaper)).overdue }],
  })
  metrics.observe({
    name: 'ferrule_security_reports_overdue',
    help: 'Reports to the authorities about vulnerabilities and incidents whose deadline has passed',
    read: async () => [{ value: (await readRow<ReportReading>(data, readOverdueReports)).overdue }],
  })
  metrics.observe({
    name: 'ferrule_worker_active',
    help: '1 in the worker that runs jobs, 0 in one that stands by',
    read: () => [{ value: worker.isActive() ? 1 : 0 }],
  })
  return async () => void (await Promise.all([data.end(), content.end()]))
}

function connect(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    application_name: 'worker-metrics',
    // Row-level security shows the rows of all organisations to the service only.
    options: '-c ferrule.service=on',
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
  })
  // Without a listener, losing an idle connection would end the process; the next scrape connects again.
  pool.on('error', () => undefined)
  return pool
}

async function readRow<Row extends QueryResultRow>(pool: Pool, statement: string): Promise<Row> {
  const { rows } = await pool.query<Row>(statement)
  if (!rows[0]) throw new Error('an aggregate returns one row')
  return rows[0]
}
