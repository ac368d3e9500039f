import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { type Runner, run, type TaskList } from 'graphile-worker'
import { releaseAbandonedJobs } from './release-abandoned-jobs.ts'
import { toWorkerLogger } from './worker-logger.ts'

const restartMs = 2000

export type JobRunner = { isRunning: () => boolean; stop: () => Promise<void> }

export type JobRunnerSettings = {
  /** Name of the database, for logs. */
  name: string
  url: string
  tasks: TaskList
  concurrency: number
  /** Scheduled jobs as crontab lines. */
  crontab?: readonly string[]
  /** A job to run at every start. */
  atStart?: string
}

/** Runs the jobs of one database and restarts after an outage of it, independent of other databases. */
export function startJobRunner(settings: JobRunnerSettings, log: Log): JobRunner {
  let runner: Runner | undefined
  let stopping = false
  const runUntilStopped = async () => {
    while (!stopping) {
      try {
        await releaseAbandonedJobs(settings.url, log)
        const started = await startRunner(settings, log)
        // A stop during the start found no runner.
        if (stopping) return await started.stop()
        runner = started
        await addFirstJob(runner, settings.atStart)
        log.info('jobs-running', { component: settings.name })
        await runner.promise
      } catch (error) {
        log.error('job-runner-failed', { component: settings.name, ...errorFields(error) })
      }
      runner = undefined
      if (!stopping) await sleep(restartMs)
    }
  }
  const done = runUntilStopped()
  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping = true
      await runner?.stop()
      await done
    },
  }
}

/** Its own queue prevents concurrent runs, and its job key prevents a second waiting job. */
async function addFirstJob(runner: Runner, task: string | undefined): Promise<void> {
  if (task) await runner.addJob(task, {}, { queueName: task, jobKey: task })
}

function startRunner({ url, tasks, concurrency, crontab = [] }: JobRunnerSettings, log: Log): Promise<Runner> {
  return run({
    connectionString: url,
    taskList: tasks,
    concurrency,
    crontab: crontab.join('\n'),
    noHandleSignals: true,
    logger: toWorkerLogger(log),
    // New jobs are announced with NOTIFY; polling finds scheduled ones.
    pollInterval: 500,
  })
}
