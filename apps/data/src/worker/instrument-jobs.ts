import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import { withSpan } from '@ferrule/telemetry/tracing'
import type { JobHelpers, TaskList } from 'graphile-worker'

/** The functions of the job library that jobs may use. */
export type JobTools = Pick<JobHelpers, 'addJob'>

export type Jobs = Record<string, (payload: unknown, tools: JobTools) => Promise<void>>

/** Wraps each job in a span, counts its runs and logs failures, which the library retries. */
export function instrumentJobs(jobs: Jobs, { log, metrics }: { log: Log; metrics: Metrics }): TaskList {
  const instrumented = Object.entries(jobs).map(([task, run]): [string, TaskList[string]] => [
    task,
    async (payload, { job, addJob }) => {
      await withSpan(`job ${task}`, { attempt: job.attempts }, async () => {
        try {
          await run(payload, { addJob })
          metrics.jobs.inc({ task, outcome: 'done' })
          metrics.jobDone.setToCurrentTime({ task })
        } catch (error) {
          const isLast = job.attempts >= job.max_attempts
          metrics.jobs.inc({ task, outcome: isLast ? 'given-up' : 'failed' })
          const write = isLast ? log.error : log.warn
          write('job-failed', { task, jobId: job.id, attempt: job.attempts, ...errorFields(error) })
          throw error
        }
      })
    },
  ])
  return Object.fromEntries(instrumented)
}
