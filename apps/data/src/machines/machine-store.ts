import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'

/** The places of the caller's organisations where machines stand. */
export async function listPlants(tx: Queries, { organisationIds }: Scope) {
  return tx
    .selectFrom('plant')
    .innerJoin('organisation', 'organisation.id', 'plant.organisationId')
    .where((where) => where('plant.organisationId', '=', where.fn.any(where.val([...organisationIds]))))
    .select(['plant.id', 'plant.name', 'plant.city', 'plant.country', 'organisation.name as organisationName'])
    .select(['plant.organisationId', 'plant.timeZone'])
    .orderBy('organisation.name')
    .orderBy('plant.name')
    .execute()
}

/** Every machine of the caller's organisations; a customer has hundreds of them, not thousands. */
export async function listMachines(tx: Queries, { organisationIds }: Scope) {
  return tx
    .selectFrom('machine')
    .innerJoin('plant', 'plant.id', 'machine.plantId')
    .where((where) => where('machine.organisationId', '=', where.fn.any(where.val([...organisationIds]))))
    .select(['machine.id', 'machine.organisationId', 'machine.plantId', 'plant.name as plantName'])
    .select(['machine.productSlug', 'machine.model', 'machine.serialNumber', 'machine.nameInPlant'])
    .select(['machine.placeInPlant', 'machine.state', 'machine.contract', 'machine.softwareVersion'])
    .orderBy('machine.serialNumber')
    .limit(1000)
    .execute()
}
