import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'

/** Deletes readings before a moment, at most `maxCount`. Returns their number. */
export async function deleteReadingsBefore(tx: Queries, before: Date, maxCount: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from machine_reading where ctid = any (array(
      select ctid from machine_reading where read_at < ${before} order by read_at limit ${maxCount}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
