import { createLocalReq, getPayload, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import config from '../payload.config.ts'
import { transactionOf } from '../postgres/transaction-of.ts'

export type TestContext = {
  payload: Payload
  /** Shared by all calls of a test, so that they run in one transaction. */
  req: PayloadRequest
  user: TypedUser
  siteId: string
  /** Returns and deletes the jobs added since the last call. */
  takeJobs: () => Promise<z.infer<typeof jobs>>
}

const jobs = z.array(z.object({ task: z.string(), payload: z.unknown(), later: z.boolean() }))

/** Runs a test on the real database as a signed-in editor and rolls it back, so that no worker sees its jobs. */
export async function rolledBack(test: (context: TestContext) => Promise<void>): Promise<void> {
  const payload = await getPayload({ config })
  const as = { overrideAccess: true, limit: 1 } as const
  // The oldest user is the demo administrator; later users may have fewer rights.
  const editor = (await payload.find({ ...as, collection: 'users', sort: 'createdAt' })).docs[0]
  const site = (await payload.find({ ...as, collection: 'sites', where: { slug: { equals: '' } } })).docs[0]
  if (!editor || !site) throw new Error('these tests need the demo content')
  const user: TypedUser = { ...editor, collection: 'users' }
  const req = await createLocalReq({ user }, payload)
  const transaction = await payload.db.beginTransaction()
  if (!transaction) throw new Error('no transaction')
  req.transactionID = transaction
  const run = async (statement: string) => (await (await transactionOf(req)).execute(sql.raw(statement))).rows
  const takeJobs = async () => {
    const added = await run(`select t.identifier as task, j.payload, j.run_at > now() as later
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.xmin::text = (txid_current() % (2 ^ 32)::bigint)::text order by j.id`)
    await run(`delete from graphile_worker._private_jobs where xmin::text = (txid_current() % (2 ^ 32)::bigint)::text`)
    return jobs.parse(added)
  }
  try {
    await test({ payload, req, user, siteId: site.id, takeJobs })
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}
