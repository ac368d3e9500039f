import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

export type Transaction = Pick<PostgresAdapter['drizzle'], 'execute'>

/** Returns the transaction of the request's save. Writes through it are committed or rolled back with the save. */
export async function transactionOf({ payload, transactionID }: PayloadRequest): Promise<Transaction> {
  const id = await transactionID
  const session = id ? payload.db.sessions?.[id] : undefined
  if (!isTransaction(session?.db)) throw new Error('a save without a transaction cannot add jobs')
  return session.db
}

/** Payload's database type does not include the methods of the Postgres adapter. */
function isTransaction(db: unknown): db is Transaction {
  return typeof db === 'object' && db !== null && 'execute' in db && typeof db.execute === 'function'
}
