import { createServer } from 'node:http'
import { join } from 'node:path'
import { stopGracefully } from '@ferrule/telemetry/graceful-stop'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { createMetrics, startOperations } from '@ferrule/telemetry/operations'
import { startTracing, tracedFetch } from '@ferrule/telemetry/tracing'
import next from 'next'
import pg from 'pg'
import { createAnswer } from './serve/create-answer.ts'
import { readSettings } from './settings.ts'
import { createIdentityServer } from './sign-in/identity-server.ts'
import { createStaffSeal } from './sign-in/seal.ts'
import { watchSessions } from './sign-in/watch-sessions.ts'

const settings = readSettings()
const stopTracing = startTracing({ service: 'cms', folder: settings.tracesFolder, otlpUrl: settings.otlpTracesUrl })
const log = createLog({ service: 'cms', level: settings.logLevel })
const metrics = createMetrics('cms')

// Only for the question whether Postgres is there; Payload has its own connections.
const probe = new pg.Pool({ connectionString: settings.databaseUrl, max: 1, application_name: 'cms-readiness' })
// Beside it, so that a slow identity server never makes the service look away.
const sessions = new pg.Pool({ connectionString: settings.databaseUrl, max: 1, application_name: 'cms-sessions' })
for (const pool of [probe, sessions]) pool.on('error', (error) => log.warn('connection-lost', errorFields(error)))

// `next start` would do, were it not for the order of stopping, the readiness and the timing of requests.
const watch = process.argv.includes('--watch')
const app = next({ dev: watch, dir: join(import.meta.dirname, '..'), hostname: '127.0.0.1', port: settings.port })
await app.prepare()

const answer = createAnswer({ handle: app.getRequestHandler(), log, metrics })
const server = createServer({ headersTimeout: 10_000, keepAliveTimeout: 65_000 }, (request, response) => {
  void answer(request, response)
})
await new Promise<void>((resolve) => server.listen(settings.port, '127.0.0.1', resolve))

const stopWatching = watchSessions({
  db: sessions,
  identity: createIdentityServer(settings.identity),
  seal: createStaffSeal(settings.secret),
  log,
})

let warm = false
const operations = await startOperations({
  port: settings.operationsPort,
  metrics,
  log,
  checks: [
    { part: 'postgres', check: () => probe.query('select 1') },
    { part: 'content', check: async () => warm || Promise.reject(new Error('not warm yet')) },
  ],
})
stopGracefully(log, [
  { part: 'readiness', stop: operations.startDraining },
  { part: 'http', stop: () => new Promise((resolve) => server.close(resolve)) },
  { part: 'next', stop: () => app.close() },
  { part: 'sessions', stop: stopWatching },
  { part: 'postgres', stop: () => Promise.all([probe.end(), sessions.end()]) },
  { part: 'traces', stop: stopTracing },
  { part: 'operations', stop: operations.close },
])

// The first read starts Payload; nobody should have to wait for it.
const first = await tracedFetch('content first read', `http://127.0.0.1:${settings.port}/api/sites?limit=1&depth=0`)
warm = first.ok
log.info('listening', { port: settings.port, status: first.status })
