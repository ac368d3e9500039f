import { type RawBuilder, sql } from 'kysely'
import { isOwn, ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** Plants of the caller's organisations. */
export async function listPlants(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  return tx
    .selectFrom('plant')
    .innerJoin('organisation', 'organisation.id', 'plant.organisationId')
    .where(isOwn(scope, 'plant.organisationId'))
    .select(['plant.id', 'plant.name', 'plant.city', 'plant.country', 'organisation.name as organisationName'])
    .select(['plant.organisationId', 'plant.timeZone'])
    .orderBy('organisation.name')
    .orderBy('plant.name')
    .execute()
}

/** Dates are text such as 2028-03-01, because a date has no time zone. */
export const machineColumns = [
  'machine.id',
  'machine.organisationId',
  'organisation.name as organisationName',
  'machine.plantId',
  'plant.name as plantName',
  'machine.productSlug',
  'machine.model',
  'machine.serialNumber',
  'machine.assetName',
  'machine.position',
  'machine.state',
  'machine.contract',
  'machine.softwareVersion',
  sql<string>`machine.commissioned_on::text`.as('commissionedOn'),
  sql<string | null>`machine.warranty_until::text`.as('warrantyUntil'),
  sql<string | null>`machine.contract_until::text`.as('contractUntil'),
  sql<string | null>`machine.retired_on::text`.as('retiredOn'),
] as const

/**
 * Machines of the caller's organisations only: every read starts from this query. Each table is filtered, because
 * otherwise Postgres reads the plants of all customers.
 */
export function ownMachines(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  return tx
    .selectFrom('machine')
    .innerJoin('plant', 'plant.id', 'machine.plantId')
    .innerJoin('organisation', 'organisation.id', 'machine.organisationId')
    .where(isOwn(scope, 'machine.organisationId'))
    .where(isOwn(scope, 'plant.organisationId'))
    .where(isOwn(scope, 'organisation.id'))
}

export type MachineView = Awaited<ReturnType<typeof listMachines>>[number]

/** Natural order: 24-9 before 24-10. */
export const inNaturalOrder = (key: RawBuilder<unknown>) => sql<string>`${key} collate natural_order`

const bySerialNumber = inNaturalOrder(sql`machine.serial_number`)

/** Machines in use of the caller's organisations, at most 1,000, for a selection. */
export async function listMachines(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  const maxMachines = 1000
  const first = ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('machine')
          .whereRef('machine.organisationId', '=', 'own.organisationId')
          .where('machine.retiredOn', 'is', null)
          .select(['machine.id', bySerialNumber.as('place')])
          .orderBy(bySerialNumber)
          .limit(maxMachines)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('found.id')
    .orderBy('found.place')
    .limit(maxMachines)
  return ownMachines(tx, scope)
    .innerJoin(first.as('first'), 'first.id', 'machine.id')
    .select(machineColumns)
    .orderBy(bySerialNumber)
    .execute()
}
