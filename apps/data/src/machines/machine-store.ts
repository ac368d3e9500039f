import { type RawBuilder, sql } from 'kysely'
import { isOwn, ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'

/** The places of the caller's organisations where machines stand. */
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

/** Days are text, as 2028-03-01: a day has no zone, and is the same day wherever it is read. */
export const shownOfMachine = [
  'machine.id',
  'machine.organisationId',
  'organisation.name as organisationName',
  'machine.plantId',
  'plant.name as plantName',
  'machine.productSlug',
  'machine.model',
  'machine.serialNumber',
  'machine.nameInPlant',
  'machine.placeInPlant',
  'machine.state',
  'machine.contract',
  'machine.softwareVersion',
  sql<string>`machine.commissioned_on::text`.as('commissionedOn'),
  sql<string | null>`machine.warranty_until::text`.as('warrantyUntil'),
  sql<string | null>`machine.contract_until::text`.as('contractUntil'),
  sql<string | null>`machine.retired_on::text`.as('retiredOn'),
] as const

/**
 * The machines of the caller's organisations, and no others: every read begins here. It is asked of each table, because
 * otherwise the plants of all customers are read to find those of a few.
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

export type ShownMachine = Awaited<ReturnType<typeof listMachines>>[number]

/** 24-9 before 24-10. */
export const inNaturalOrder = (key: RawBuilder<unknown>) => sql<string>`${key} collate natural_order`

const bySerialNumber = inNaturalOrder(sql`machine.serial_number`)

/** The machines in use of the caller's organisations, as many as anybody would choose from. */
export async function listMachines(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  const most = 1000
  const first = ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('machine')
          .whereRef('machine.organisationId', '=', 'own.organisationId')
          .where('machine.retiredOn', 'is', null)
          .select(['machine.id', bySerialNumber.as('place')])
          .orderBy(bySerialNumber)
          .limit(most)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('found.id')
    .orderBy('found.place')
    .limit(most)
  return ownMachines(tx, scope)
    .innerJoin(first.as('first'), 'first.id', 'machine.id')
    .select(shownOfMachine)
    .orderBy(bySerialNumber)
    .execute()
}
