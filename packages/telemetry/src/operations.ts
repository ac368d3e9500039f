import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Log } from './log.ts'

export type ReadinessCheck = { part: string; check: () => Promise<unknown> }

export type Operations = {
  /** From now on `/readyz` answers 503, so that no new work is sent here. */
  startDraining: () => void
  close: () => Promise<void>
}

/**
 * Health and metrics live on a listener of their own, never on the public one: what nobody can reach,
 * nobody can probe. `/livez` says the process runs, `/readyz` that it can do its work right now.
 */
export async function startOperations(settings: {
  port: number
  metrics: Metrics
  log: Log
  checks: ReadinessCheck[]
}): Promise<Operations> {
  let draining = false
  const answer = async (path: string | undefined): Promise<Answer> => {
    if (path === '/livez') return json(200, { alive: true })
    if (path === '/metrics') {
      const { registry } = settings.metrics
      return { status: 200, type: registry.contentType, body: await registry.metrics() }
    }
    if (path !== '/readyz') return json(404, {})
    const parts = await Promise.all(settings.checks.map(runCheck))
    const ready = !draining && parts.every((part) => part.ready)
    return json(ready ? 200 : 503, { ready, draining, parts })
  }
  const server = createServer((request, response) => {
    answer(request.url).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(settings.port, '127.0.0.1', resolve))
  settings.log.info('operations-listening', { port: settings.port })
  return { startDraining: () => void (draining = true), close: () => closeServer(server) }
}

type Answer = { status: number; type: string; body: string }

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

export type Metrics = ReturnType<typeof createMetrics>

/** One registry a process, with the measures of our services. */
export function createMetrics(service: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'ferrule_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    contentReads: new Counter({
      name: 'ferrule_content_reads_total',
      help: 'Content that this process did not know, by the level that was asked for it',
      labelNames: ['level'],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'ferrule_jobs_total',
      help: 'Background jobs by task and outcome',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    }),
  }
}

async function runCheck({ part, check }: ReadinessCheck): Promise<{ part: string; ready: boolean }> {
  try {
    await Promise.race([check(), rejectAfter(2000)])
    return { part, ready: true }
  } catch {
    return { part, ready: false }
  }
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timed out')), milliseconds).unref())
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
