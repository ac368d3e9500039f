import { retiredMachines } from '@ferrule/seeds/organisations/retired-machines'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'

/** Adds missing old machines of the demo customers; existing ones stay unchanged. */
export async function seedRetiredMachines(db: Database): Promise<number> {
  return withServiceScope(db, async (tx) => {
    const added = await tx
      .insertInto('machine')
      .values(
        retiredMachines.map(({ organisation, plant, ...machine }) => ({
          id: stableId('machine', machine.serialNumber),
          organisationId: stableId('organisation', organisation),
          plantId: stableId('plant', organisation, plant),
          productSlug: machine.productSlug,
          model: machine.model,
          serialNumber: machine.serialNumber,
          assetName: machine.assetName,
          position: machine.position,
          state: machine.state,
          softwareVersion: machine.softwareVersion,
          contract: machine.contract,
          commissionedOn: sql<Date>`${machine.commissionedOn}::date`,
          warrantyUntil: sql<Date>`${machine.warrantyUntil}::date`,
          contractUntil: null,
          retiredOn: sql<Date>`${machine.retiredOn}::date`,
        })),
      )
      .onConflict((conflict) => conflict.column('serialNumber').doNothing())
      .returning('id')
      .execute()
    return added.length
  })
}
