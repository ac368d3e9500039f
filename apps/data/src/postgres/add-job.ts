import { sql } from 'kysely'
import type { Queries } from './database.ts'
import type { JobName, JobPayload } from './job-payloads.ts'

/**
 * Jobs of one queue run one after the other: two imports of the same products would deadlock, and two concurrent
 * senders of mails or tickets would change their order. An older state of a company's sign-in
 * would replace a newer one.
 */
const queues: Partial<Record<JobName, string>> = {
  'import-catalogue': 'import-catalogue',
  'send-mail': 'mail',
  'deliver-tickets': 'tickets',
  'sync-company-sign-in': 'company-sign-in',
}

/**
 * Adds a job in the transaction of the change that causes it. The job key merges a second waiting job for the same
 * record into the first.
 */
export async function addJob<Name extends JobName>(tx: Queries, name: Name, payload: JobPayload<Name>): Promise<void> {
  const key = [name, ...Object.values(payload)].join(':')
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    queue_name := ${queues[name] ?? null}, job_key := ${key})`.execute(tx)
}
