import { errorFields, type Log, type LogFields } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import type { WorkerSettings } from '../settings.ts'
import { type ActiveWorkerLock, becomeActiveWorker } from './active-worker-lock.ts'
import type { CreatedJobs } from './create-jobs.ts'
import { instrumentJobs } from './instrument-jobs.ts'
import { type JobRunner, startJobRunner } from './job-runner.ts'

export type Worker = { check: () => Promise<void>; isActive: () => boolean; stop: () => Promise<void> }

type WorkerParts = { settings: WorkerSettings; jobs: CreatedJobs; log: Log; metrics: Metrics }

/** Waits to be the active worker, then runs the jobs of both databases. A standby worker counts as healthy. */
export function startWorker({ settings, jobs, log, metrics }: WorkerParts): Worker {
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
      onLost: () => exitAtOnce(log, 'worker-lock-lost'),
    })
    await jobs.prepare()
    runners = toRunners(settings, jobs).map((runner) => {
      return startJobRunner({ ...runner, tasks: instrumentJobs(runner.jobs, { log, metrics }) }, log)
    })
    state = 'active'
  }
  activate().catch((error: unknown) => exitAtOnce(log, 'worker-start-failed', errorFields(error)))

  return {
    check: async () => {
      if (state === 'standing-by') return
      if (state === 'starting' || !runners.every((runner) => runner.isRunning()))
        throw new Error('jobs are not running')
    },
    isActive: () => state === 'active',
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
      await lock?.release()
    },
  }
}

function toRunners(settings: WorkerSettings, jobs: CreatedJobs) {
  return [
    {
      name: 'data',
      url: settings.DATA_DATABASE_URL,
      jobs: jobs.own,
      concurrency: 4,
      // Indexes changes made while no worker was running.
      atStart: 'index-products',
      crontab: [
        // Restores entries that the search engine has lost.
        '*/10 * * * * index-products ?queue=index-products&jobKey=index-products',
        '17 * * * * expire-uploads',
        '37 * * * * expire-ticket-events',
        '27 3 * * * expire-idempotency-keys',
        '57 3 * * * expire-notifications',
        '17 4 * * * expire-records ?queue=expire-records&jobKey=expire-records',
        // Working days, early in Europe. A digest that was missed is sent with the next one.
        '0 5 * * 1-5 send-digests ?queue=send-digests&jobKey=send-digests',
        '*/5 * * * * expire-accesses ?queue=expire-accesses&jobKey=expire-accesses',
        // Drift at the identity server is repaired within five minutes.
        '*/4 * * * * reconcile-identity ?queue=reconcile-identity&jobKey=reconcile-identity',
        '47 3 * * * expire-comparisons',
        '7 * * * * expire-release-subscriptions',
        '7 3 * * * expire-session-ends',
        '17 5 * * * remind-paper ?queue=remind-paper&jobKey=remind-paper',
        '37 5 * * * notify-support-end ?queue=notify-support-end&jobKey=notify-support-end',
        // Deadlines of 24 hours, of which the team is warned four hours before.
        '*/5 * * * * warn-report-deadlines ?queue=warn-report-deadlines&jobKey=warn-report-deadlines',
        // After a long outage of the mail server, nothing else would retry soon without new mails. The same applies to
        // the external ticket system, for which at most one job waits.
        '* * * * * send-mail ?queue=mail',
        '* * * * * deliver-tickets ?queue=tickets&jobKey=deliver-tickets',
      ],
    },
    {
      name: 'content',
      url: settings.CONTENT_JOBS_DATABASE_URL,
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

/** Without its lock another worker may be active, so running jobs are aborted; the next worker repeats them. */
function exitAtOnce(log: Log, event: 'worker-lock-lost' | 'worker-start-failed', fields: LogFields = {}): void {
  log.error(event, fields)
  process.exit(1)
}
