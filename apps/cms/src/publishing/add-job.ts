import type { ContentChange } from '@ferrule/domain/publishing/content-change'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'

/**
 * Adds a job for the worker inside the transaction of the save: both are there or neither. Jobs of one page run one
 * after the other, so that an older reading never replaces a newer one.
 */
export async function addJob(
  req: PayloadRequest,
  task: string,
  job: { change: ContentChange; runAt?: Date | undefined },
) {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    select graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(job.change)}::json,
      queue_name => ${`${task}:${job.change.pageId}`},
      run_at => ${job.runAt?.toISOString() ?? null}::timestamptz
    )`)
}
