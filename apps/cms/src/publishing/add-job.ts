import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'

export type Job = {
  task: string
  payload: object
  /** Jobs of one queue run one after the other, so that an older read never overwrites a newer one. */
  queue: string
  runAt?: Date | undefined
  /** A new job replaces a job with the same key that has not started yet. */
  key?: string | undefined
}

/** Adds a job for the worker in the transaction of the save, so that both are committed or neither. */
export async function addJob(req: PayloadRequest, { task, payload, queue, runAt, key }: Job): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    select graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue},
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => ${key ?? null}
    )`)
}
