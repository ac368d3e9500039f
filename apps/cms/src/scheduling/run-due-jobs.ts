import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Pool } from 'pg'

type DueJobsDeps = {
  db: Pick<Pool, 'query'>
  /** Lets Payload run the jobs that are due. */
  run: () => Promise<{ ok: boolean; status: number }>
  log: Log
}

const findDue = `select exists (select from payload_jobs
  where processing is not true and has_error is not true and completed_at is null
    and coalesce(wait_until, now()) <= now()) as due`

/** Looks for due jobs every two seconds. Returns the function that stops it. */
export function watchDueJobs(deps: DueJobsDeps): () => Promise<void> {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => runDueJobs(deps))
  }, 2000)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Two instances may run the same job: publishing a text twice changes nothing. */
export async function runDueJobs({ db, run, log }: DueJobsDeps): Promise<void> {
  try {
    const { rows } = await db.query<{ due: boolean }>(findDue)
    if (!rows[0]?.due) return
    const { ok, status } = await run()
    if (!ok) log.error('scheduled-jobs-failed', { status })
  } catch (error) {
    log.warn('scheduled-jobs-unchecked', errorFields(error))
  }
}
