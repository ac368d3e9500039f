import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { reportsPath } from '@ferrule/domain/browser-reports/reports-path'
import { toHttpStop } from '@ferrule/telemetry/http-stop'
import { errorFields } from '@ferrule/telemetry/log'
import { startProcess } from '@ferrule/telemetry/start-process'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import next from 'next'
import pg from 'pg'
import { serviceKeyHeader } from './access/service-key.ts'
import { watchDueJobs } from './scheduling/run-due-jobs.ts'
import { createRequestHandler } from './serve/create-request-handler.ts'
import { readSettings } from './settings.ts'
import { createIdentityServer } from './sign-in/identity-server.ts'
import { createStaffSeal } from './sign-in/seal.ts'
import { watchSessions } from './sign-in/watch-sessions.ts'

const settings = readSettings()
const { log, metrics, finishStart, isDraining } = startProcess('cms', settings.process, {
  // Next logs uncaught exceptions and goes on; an upload that is broken off causes one.
  exitsOnUncaughtException: false,
})

// For the readiness check of Postgres only; Payload has its own connections.
const probe = new pg.Pool({ connectionString: settings.databaseUrl, max: 1, application_name: 'cms-readiness' })
// A separate pool, so that a slow identity server does not delay the readiness check.
const sessions = new pg.Pool({ connectionString: settings.databaseUrl, max: 1, application_name: 'cms-sessions' })
for (const pool of [probe, sessions]) pool.on('error', (error) => log.warn('connection-lost', errorFields(error)))

// Used instead of `next start` to control the shutdown order, readiness and request timing.
const watch = process.argv.includes('--watch')
const { LISTEN_HOST: hostname } = settings.process
const app = next({ dev: watch, dir: join(import.meta.dirname, '..'), hostname, port: settings.port })
await app.prepare()

const security = {
  isWatching: watch,
  isSecure: settings.origin.startsWith('https:'),
  reportsUrl: new URL(reportsPath, settings.websiteOrigin).href,
  websiteOrigin: settings.websiteOrigin,
}
const handleRequest = createRequestHandler({ handle: app.getRequestHandler(), log, metrics, security })
const server = createServer({ headersTimeout: 10_000, keepAliveTimeout: 65_000 }, (request, response) => {
  void handleRequest(request, response)
})
await new Promise<void>((resolve) => server.listen(settings.port, hostname, resolve))

const stopWatching = watchSessions({
  db: sessions,
  identity: createIdentityServer(settings.identity),
  seal: createStaffSeal(settings.secret),
  log,
})

const jobsUrl = `http://127.0.0.1:${settings.port}/api/payload-jobs/run?limit=20&silent=true`
const stopJobs = watchDueJobs({
  db: sessions,
  run: () => tracedFetch('content scheduled jobs', jobsUrl, { headers: { [serviceKeyHeader]: settings.serviceKey } }),
  log,
})

let warm = false
await finishStart({
  port: settings.operationsPort,
  checks: [
    { component: 'postgres', check: () => probe.query('select 1') },
    { component: 'content', check: async () => warm || Promise.reject(new Error('not warm yet')) },
  ],
  stopSteps: [
    { component: 'jobs', stop: stopJobs },
    toHttpStop(server, isDraining),
    { component: 'next', stop: () => app.close() },
    { component: 'sessions', stop: stopWatching },
    { component: 'postgres', stop: () => Promise.all([probe.end(), sessions.end()]) },
  ],
})

// The first read initialises Payload, so that the first user does not wait for it. It fails until the migrations have ended.
const firstReadUrl = `http://127.0.0.1:${settings.port}/api/sites?limit=1&depth=0`
while (!(await tracedFetch('content first read', firstReadUrl)).ok) await setTimeout(2000, undefined, { ref: false })
warm = true
log.info('listening', { port: settings.port })
