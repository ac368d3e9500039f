import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './database.ts'
import type { DB } from './rows.generated.ts'

/** Small enough for the time limit of a statement. */
export const batchSize = 1000

/** Deletes at most a batch of the rows that match a condition. Returns their number. */
export async function deleteBatch(queries: Queries, table: keyof DB, condition: RawBuilder<unknown>): Promise<number> {
  const name = sql.table(table)
  const { numAffectedRows } = await sql`delete from ${name} where ctid = any (array(
    select ctid from ${name} where ${condition} limit ${batchSize}))`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Calls a deletion of one batch, which commits alone, until nothing is left. Returns the number of rows. */
export async function deleteInBatches(deleteNext: () => Promise<number>): Promise<number> {
  let total = 0
  for (let count = batchSize; count === batchSize; total += count) count = await deleteNext()
  return total
}
