import { createLocalReq, type PayloadRequest } from 'payload'
import type { Seeding } from './seeding.ts'

/** Runs several saves in one transaction. The worker sees their jobs after the commit. */
export async function inTransaction<T>(
  { payload, user }: Pick<Seeding, 'payload'> & Partial<Seeding>,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  // Seeded pages link to pages that are seeded after them.
  req.context.hasPassedGate = true
  const transaction = await payload.db.beginTransaction()
  if (!transaction) throw new Error('no transaction')
  req.transactionID = transaction
  try {
    const done = await work(req)
    await payload.db.commitTransaction(transaction)
    return done
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}
