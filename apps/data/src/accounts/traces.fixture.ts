import { sql } from 'kysely'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'

/** Counts the rows of all tables, of any owner, that contain the word. */
export async function countTraces(db: Database, word: string): Promise<number> {
  return withServiceScope(db, async (tx) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(tx)
    let found = 0
    for (const { name } of rows) {
      const counted = await sql<{ traces: number }>`select count(*)::int as traces from ${sql.table(name)} t
        where t::text ilike ${`%${word}%`}`.execute(tx)
      found += counted.rows[0]?.traces ?? 0
    }
    return found
  })
}
