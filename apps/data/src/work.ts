import { stopGracefully } from '@ferrule/telemetry/graceful-stop'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { createMetrics, startOperations } from '@ferrule/telemetry/operations'
import { startTracing } from '@ferrule/telemetry/tracing'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'
import { createJobs } from './work/create-jobs.ts'
import { startWorker } from './work/worker.ts'

const settings = readSettings()
const stopTracing = startTracing({
  service: 'worker',
  folder: settings.TRACES_FOLDER,
  otlpUrl: settings.OTLP_TRACES_URL,
})
const log = createLog({ service: 'worker', level: settings.LOG_LEVEL })
const metrics = createMetrics('worker')
const db = createDatabase({
  url: settings.DATA_DATABASE_URL,
  name: 'data-work',
  maxConnections: 5,
  onConnectionError: (error) => log.warn('connection-lost', errorFields(error)),
})
const jobs = createJobs({ settings, db, log })
const worker = startWorker({ settings, jobs, log, metrics })
const operations = await startOperations({
  port: settings.WORKER_OPERATIONS_PORT,
  metrics,
  log,
  checks: [
    { part: 'postgres', check: db.ping },
    { part: 'jobs', check: worker.check },
    { part: 'hosts', check: jobs.checkHosts },
  ],
})

stopGracefully(log, [
  { part: 'readiness', stop: operations.startDraining },
  { part: 'jobs', stop: worker.stop },
  ...jobs.closeSteps,
  { part: 'postgres', stop: db.close },
  { part: 'traces', stop: stopTracing },
  { part: 'operations', stop: operations.close },
])
