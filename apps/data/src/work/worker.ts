import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import type { Settings } from '../settings.ts'
import { type ActiveWorkerLock, becomeActiveWorker } from './active-worker-lock.ts'
import type { CreatedJobs } from './create-jobs.ts'
import { instrumentJobs } from './instrument-jobs.ts'
import { type JobRunner, startJobRunner } from './job-runner.ts'

export type Worker = { check: () => Promise<void>; stop: () => Promise<void> }

export type WorkerSettings = { settings: Settings; jobs: CreatedJobs; log: Log; metrics: Metrics }

/** Waits to be the active worker, then runs the jobs of both databases. A second worker stands by, and is well. */
export function startWorker({ settings, jobs, log, metrics }: WorkerSettings): Worker {
  let state: 'starting' | 'standing-by' | 'active' = 'starting'
  let runners: JobRunner[] = []
  let lock: ActiveWorkerLock | undefined

  const activate = async () => {
    lock = await becomeActiveWorker({
      url: settings.DATA_DATABASE_URL,
      onStandby: () => {
        state = 'standing-by'
        log.info('worker-standing-by')
      },
      onLost: () => endAtOnce(log),
    })
    await jobs.prepare()
    runners = toRunners(settings, jobs).map((runner) => {
      return startJobRunner({ ...runner, tasks: instrumentJobs(runner.jobs, { log, metrics }) }, log)
    })
    state = 'active'
  }
  activate().catch((error: unknown) => endAtOnce(log, error))

  return {
    check: async () => {
      if (state === 'standing-by') return
      if (state === 'starting' || !runners.every((runner) => runner.isRunning()))
        throw new Error('jobs are not running')
    },
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
      await lock?.release()
    },
  }
}

function toRunners(settings: Settings, jobs: CreatedJobs) {
  return [
    {
      name: 'data',
      url: settings.DATA_DATABASE_URL,
      jobs: jobs.own,
      concurrency: 4,
      // Finds at once whatever changed while no worker ran.
      atStart: 'index-products',
      crontab: [
        // Whatever the search engine has lost meanwhile.
        '*/10 * * * * index-products ?queue=index-products&jobKey=index-products',
        '17 * * * * expire-uploads',
        '37 * * * * expire-ticket-events',
        // Without new mails nothing else would try the mail server again soon after it was away for long; the same goes
        // for an outside ticket system, for which one job waits and no more.
        '* * * * * send-mail ?queue=mail',
        '* * * * * deliver-tickets ?queue=tickets&jobKey=deliver-tickets',
      ],
    },
    {
      name: 'content',
      url: settings.CONTENT_DATABASE_URL,
      jobs: jobs.content,
      concurrency: 4,
      atStart: 'warm-up',
      crontab: [
        '41 * * * * warm-up ?queue=warm-up',
        '*/10 * * * * restore-page-index ?queue=restore-page-index&jobKey=restore-page-index',
      ],
    },
  ]
}

/** Without its lock a worker may no longer be alone, so nothing in hand is finished: the next worker does it again. */
function endAtOnce(log: Log, error?: unknown): void {
  log.error('worker-lock-lost', error === undefined ? {} : errorFields(error))
  process.exit(1)
}
