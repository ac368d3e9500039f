import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { type Transaction, transactionOf } from './transaction-of.ts'

/** Runs SQL of an endpoint in the transaction of its request, or in one of its own. */
export async function withTransaction<T>(req: PayloadRequest, work: (db: Transaction) => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req)
  try {
    const done = await work(await transactionOf(req))
    if (isOwn) await commitTransaction(req)
    return done
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}
