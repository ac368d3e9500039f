import { sql } from 'kysely'
import { createDatabase, type Database, type Queries } from './database.ts'

/**
 * For store tests: runs `work` against the real database and rolls everything back. Inner transactions become
 * savepoints. `statements` lists the executed queries.
 */
export async function rolledBack(
  url: string,
  work: (db: Database, statements: string[]) => Promise<void>,
): Promise<void> {
  const statements: string[] = []
  const { run, close } = openRolledBack(url, (statement) => statements.push(statement))
  try {
    await run((db) => work(db, statements))
  } finally {
    await close()
  }
}

/** A connection that rolls back every run. Its prepared statements serve many runs. */
export function openRolledBack(url: string, onQuery?: (statement: string) => void) {
  const outer = createDatabase({
    url,
    name: 'test',
    maxConnections: 1,
    ...(onQuery && { onQuery }),
    onConnectionError: (error) => {
      throw error
    },
  })
  const run = async (work: (db: Database) => Promise<void>): Promise<void> => {
    const tx = await outer.queries.startTransaction().execute()
    try {
      await work({ ...outer, queries: tx, transaction: (inner) => withSavepoint(tx, inner) })
    } finally {
      await tx.rollback().execute()
    }
  }
  return { run, close: outer.close }
}

async function withSavepoint<Outcome>(tx: Queries, work: (tx: Queries) => Promise<Outcome>): Promise<Outcome> {
  await sql`savepoint inner_transaction`.execute(tx)
  try {
    const outcome = await work(tx)
    await sql`release savepoint inner_transaction`.execute(tx)
    return outcome
  } catch (error) {
    await sql`rollback to savepoint inner_transaction`.execute(tx)
    throw error
  }
}
