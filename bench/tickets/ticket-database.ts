import type { Client } from 'pg'
import { asOwner, ensureDatabase } from '../support/spawned-database.ts'
import { toFillingSteps, type Sizes } from './filling-steps.ts'

/** Returns the URL of a benchmark database of these sizes; fills it if it is empty. */
export async function ensureTicketDatabase(name: string, sizes: Sizes): Promise<string> {
  const url = await ensureDatabase(name)
  await asOwner(name, async (owner) => {
    const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from ticket_comment')
    if (rows[0]?.count === sizes.tickets) return
    if (rows[0]?.count !== 0) throw new Error(`${name} is only partly filled: drop it first`)
    // `replica` skips the foreign-key checks of millions of rows; the generated rows are consistent.
    await owner.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '64MB'`)
    const indices = await deleteIndices(owner)
    for (const step of toFillingSteps(sizes)) await owner.query(step)
    for (const index of indices) await owner.query(index)
    await owner.query('vacuum analyze')
  })
  return url
}

const filled = ['machine', 'ticket', 'ticket_comment', 'ticket_search']

/** Drops the indices, because building them after filling is faster. Returns the statements that recreate them. */
async function deleteIndices(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not indisunique`,
    [filled],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
