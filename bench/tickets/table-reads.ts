import { asOwner } from '../support/own-database.ts'

const tables = ['ticket', 'ticket_comment', 'ticket_words', 'machine', 'plant', 'organisation', 'person', 'membership']

export async function forgetReads(database: string): Promise<void> {
  await asOwner(database, (owner) => owner.query('select pg_stat_reset()'))
}

/** How often tables that grow with the customers were read from end to end since then, and rows fetched by an index. */
export async function countReads(database: string): Promise<{ readWhole: Record<string, number>; fetched: number }> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ name: string; whole: number; fetched: number }>(
      `select relname as name, seq_scan::int as whole, coalesce(idx_tup_fetch, 0)::int as fetched
        from pg_stat_user_tables where relname = any($1)`,
      [tables],
    )
    const readWhole = Object.fromEntries(rows.filter(({ whole }) => whole > 0).map(({ name, whole }) => [name, whole]))
    return { readWhole, fetched: rows.reduce((sum, { fetched }) => sum + fetched, 0) }
  })
}
