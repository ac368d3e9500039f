import { asOwner, ensureDatabase } from '../support/spawned-database.ts'
import { type Sizes, toFillingSteps } from './filling-steps.ts'

/** Returns the URL of a benchmark database of these sizes; fills it if it is empty. */
export async function ensureUserDatabase(name: string, sizes: Sizes): Promise<string> {
  const url = await ensureDatabase(name)
  await asOwner(name, async (owner) => {
    const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from identity_sync')
    if (rows[0]?.count === sizes.users) return
    if (rows[0]?.count !== 0) throw new Error(`${name} is only partly filled: drop it first`)
    for (const step of toFillingSteps(sizes)) await owner.query(step)
    await owner.query('vacuum analyze')
  })
  return url
}
