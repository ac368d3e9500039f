import { readOperations } from '@ferrule/data-client/read-operations'
import { asOwner } from '../support/own-database.ts'

/** Under which a page asks for an operation. */
export async function findOperation(name: string): Promise<string> {
  for (const [id, text] of await readOperations()) if (text.includes(` ${name}(`)) return id
  throw new Error(`no page asks for ${name}`)
}

/** A plant of the customer who sends. */
export async function findPlant(database: string): Promise<string> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select plant.id from plant join organisation on organisation.id = organisation_id where number = '000002' limit 1`,
    )
    return rows[0]?.id ?? ''
  })
}
