import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from './log.ts'

export type ReadinessCheck = { component: string; check: () => Promise<unknown> }

export type Operations = {
  /** Makes `/readyz` respond 503, so that no new work is sent to this process. */
  startDraining: () => void
  close: () => Promise<void>
}

/**
 * Serves health and metrics on a separate port that is not public. `/livez` reports that the process runs, `/readyz`
 * that it can work now.
 */
export async function startOperations(settings: {
  host: string
  port: number
  metrics: Metrics
  log: Log
  checks: ReadinessCheck[]
}): Promise<Operations> {
  let draining = false
  const respond = async (path: string | undefined): Promise<OperationsResponse> => {
    if (path === '/livez') return json(200, { alive: true })
    if (path === '/metrics') {
      const { registry } = settings.metrics
      return { status: 200, type: registry.contentType, body: await registry.metrics() }
    }
    if (path !== '/readyz') return json(404, {})
    const components = await Promise.all(settings.checks.map(runCheck))
    const ready = !draining && components.every((component) => component.ready)
    return json(ready ? 200 : 503, { ready, draining, components })
  }
  const server = createServer((request, response) => {
    respond(request.url).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(settings.port, settings.host, resolve))
  settings.log.info('operations-listening', { port: settings.port })
  return { startDraining: () => void (draining = true), close: () => closeServer(server) }
}

type OperationsResponse = { status: number; type: string; body: string }

function json(status: number, value: unknown): OperationsResponse {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

/** One value of a gauge, for one combination of labels. */
export type Reading = { labels?: Record<string, string>; value: number }

export type ObservedGauge = {
  name: string
  help: string
  labelNames?: readonly string[]
  /** Runs at every scrape. If it fails, the gauge has no value, which an alert can notice. */
  read: () => Promise<Reading[]> | Reading[]
}

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of a process, in one registry. */
export function createMetrics(service: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    /** Adds a gauge whose values are read at every scrape. */
    observe: ({ name, help, labelNames = [], read }: ObservedGauge) => {
      const gauge = new Gauge({ name, help, labelNames, registers: [registry], collect: () => update() })
      const update = async () => {
        gauge.reset()
        const readings = await Promise.race([read(), rejectAfter(2000)]).catch(() => [])
        for (const { labels = {}, value } of readings) gauge.set(labels, value)
      }
    },
    requestSeconds: new Histogram({
      name: 'ferrule_request_seconds',
      help: 'Duration of requests',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    contentReads: new Counter({
      name: 'ferrule_content_reads_total',
      help: 'Content reads that missed the cache of this process, by the tier that was queried',
      labelNames: ['level'],
      registers: [registry],
    }),
    browserReports: new Counter({
      name: 'ferrule_browser_reports_total',
      help: 'Reports of browsers by type, directive of the content security policy and kind of document',
      labelNames: ['type', 'directive', 'document'],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'ferrule_jobs_total',
      help: 'Background jobs by task and outcome',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    }),
    jobDone: new Gauge({
      name: 'ferrule_job_done_timestamp_seconds',
      help: 'When this process last finished a background job, by task: the age of scheduled work such as reconciliation',
      labelNames: ['task'],
      registers: [registry],
    }),
  }
}

async function runCheck({ component, check }: ReadinessCheck): Promise<{ component: string; ready: boolean }> {
  try {
    await Promise.race([check(), rejectAfter(2000)])
    return { component, ready: true }
  } catch {
    return { component, ready: false }
  }
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timed out')), milliseconds).unref())
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
