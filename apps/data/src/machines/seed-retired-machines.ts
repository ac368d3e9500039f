import { retiredMachines } from '@ferrule/seeds/organisations/retired-machines'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import { workForService } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'

/** Adds the demo customers' old machines; those that are there stay as people have changed them. */
export async function seedRetiredMachines(db: Database): Promise<number> {
  return workForService(db, async (tx) => {
    const added = await tx
      .insertInto('machine')
      .values(
        retiredMachines.map(({ organisation, plant, ...machine }) => ({
          id: stableId('machine', machine.serialNumber),
          organisationId: stableId('organisation', organisation),
          plantId: stableId('plant', organisation, plant),
          ...machine,
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
