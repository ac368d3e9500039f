import { asOwner } from '../support/spawned-database.ts'

const tables = ['ticket', 'ticket_comment', 'ticket_search', 'machine', 'plant', 'organisation', 'person', 'membership']

export async function clearReads(database: string): Promise<void> {
  await asOwner(database, (owner) => owner.query('select pg_stat_reset()'))
}

type TableReads = { sequentialScans: Record<string, number>; fetched: number }

/** Counts sequential scans of tables that grow with the customers, and rows fetched by index, since `clearReads`. */
export async function countReads(database: string): Promise<TableReads> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ name: string; scans: number; fetched: number }>(
      `select relname as name, seq_scan::int as scans, coalesce(idx_tup_fetch, 0)::int as fetched
        from pg_stat_user_tables where relname = any($1)`,
      [tables],
    )
    const scanned = rows.filter(({ scans }) => scans > 0)
    const sequentialScans = Object.fromEntries(scanned.map(({ name, scans }) => [name, scans]))
    return { sequentialScans, fetched: rows.reduce((sum, { fetched }) => sum + fetched, 0) }
  })
}
