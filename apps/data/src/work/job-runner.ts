import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { type Runner, run, type TaskList } from 'graphile-worker'
import { releaseAbandonedJobs } from './release-abandoned-jobs.ts'
import { toWorkerLogger } from './worker-logger.ts'

const restartMs = 2000

export type JobRunner = { isRunning: () => boolean; stop: () => Promise<void> }

export type JobRunnerSettings = {
  /** Whose jobs: shown in logs. */
  name: string
  url: string
  tasks: TaskList
  concurrency: number
  /** What runs by the clock, each as a line of a crontab. */
  crontab?: readonly string[]
  /** The job to be done whenever this begins. */
  atStart?: string
}

/** Runs the jobs of one database and starts again when that database was away; another database's jobs go on. */
export function startJobRunner(settings: JobRunnerSettings, log: Log): JobRunner {
  let runner: Runner | undefined
  let stopping = false
  const keepRunning = async () => {
    while (!stopping) {
      try {
        await releaseAbandonedJobs(settings.url, log)
        runner = await startRunner(settings, log)
        await addFirstJob(runner, settings.atStart)
        log.info('jobs-running', { part: settings.name })
        await runner.promise
      } catch (error) {
        log.error('job-runner-failed', { part: settings.name, ...errorFields(error) })
      }
      runner = undefined
      if (!stopping) await sleep(restartMs)
    }
  }
  const done = keepRunning()
  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping = true
      await runner?.stop()
      await done
    },
  }
}

/** In a queue of its own it runs once at a time, and with its own key it waits once. */
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
    // New jobs announce themselves; polling is for those whose time has come.
    pollInterval: 500,
  })
}
