import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

export type Transaction = Pick<PostgresAdapter['drizzle'], 'execute'>

/** The transaction in which this request saves. What is written through it stands or falls with the save. */
export async function transactionOf({ payload, transactionID }: PayloadRequest): Promise<Transaction> {
  const id = await transactionID
  const session = id ? payload.db.sessions?.[id] : undefined
  if (!isTransaction(session?.db)) throw new Error('a save without a transaction cannot add jobs')
  return session.db
}

/** Payload's common type does not say which database it talks to. */
function isTransaction(db: unknown): db is Transaction {
  return typeof db === 'object' && db !== null && 'execute' in db && typeof db.execute === 'function'
}
