import { asOwner } from '../support/spawned-database.ts'

/** Returns the id of a plant of the customer who sends tickets. */
export async function findPlant(database: string): Promise<string> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select plant.id from plant join organisation on organisation.id = organisation_id where number = '000002' limit 1`,
    )
    return rows[0]?.id ?? ''
  })
}
