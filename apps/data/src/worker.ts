import { errorFields } from '@ferrule/telemetry/log'
import { startProcess } from '@ferrule/telemetry/start-process'
import { createDatabase } from './postgres/database.ts'
import { observePools } from './postgres/observe-pools.ts'
import { readWorkerSettings } from './settings.ts'
import { createJobs } from './worker/create-jobs.ts'
import { observeQueues } from './worker/observe-queues.ts'
import { startWorker } from './worker/worker.ts'

const settings = readWorkerSettings()
const { log, metrics, finishStart } = startProcess('worker', settings)
const db = createDatabase({
  url: settings.DATA_DATABASE_URL,
  name: 'data-work',
  maxConnections: 5,
  onConnectionError: (error) => log.warn('connection-lost', errorFields(error)),
})
const jobs = createJobs({ settings, db, log })
const worker = startWorker({ settings, jobs, log, metrics })
observePools(metrics, { work: db })
const closeQueues = observeQueues({
  metrics,
  worker,
  dataUrl: settings.DATA_DATABASE_URL,
  contentUrl: settings.CONTENT_JOBS_DATABASE_URL,
})
await finishStart({
  port: settings.WORKER_OPERATIONS_PORT,
  checks: [
    { component: 'postgres', check: db.ping },
    { component: 'jobs', check: worker.check },
    { component: 'hosts', check: jobs.checkHosts },
  ],
  stopSteps: [
    { component: 'jobs', stop: worker.stop },
    ...jobs.closeSteps,
    { component: 'queues', stop: closeQueues },
    { component: 'postgres', stop: db.close },
  ],
})
