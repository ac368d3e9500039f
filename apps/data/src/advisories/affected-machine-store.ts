import type { AdvisoryAnswer } from '@ferrule/domain/advisories/advisory-answer'
import { type SqlBool, sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

const family = sql<string>`split_part(machine.product_slug, '-', 1)`

/** The same limit as for the software of these machines. */
export const maxOwnMachines = 1000

export type OwnMachine = Awaited<ReturnType<typeof listOwnMachines>>[number]

type OwnMachineFilter = { families: readonly string[]; machineIds?: readonly string[] | undefined }

/** Machines in use of the caller's organisations that belong to one of these families, at most 1,000, or some by id. */
export async function listOwnMachines(
  tx: Queries,
  scope: Pick<Scope, 'organisationIds'>,
  { families, machineIds }: OwnMachineFilter,
) {
  const machines = tx
    .selectFrom('machine')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('retiredOn', 'is', null)
    .where((where) => where(family, '=', where.fn.any(where.val([...families]))))
    .$if(machineIds !== undefined, (query) =>
      query.where((where) => where('machine.id', '=', where.fn.any(where.val([...(machineIds ?? [])])))),
    )
    .select(['id', 'organisationId', 'plantId', 'productSlug', 'model', 'serialNumber', 'softwareVersion'])
    .select(['assetName', 'position'])
    // Spreads the machines of a large customer over models and versions, and compares numbers instead of texts.
    .orderBy(sql`hashtextextended(machine.serial_number, 0)`)
    .limit(maxOwnMachines)
  // Plants are joined after the limit: the largest customers have many more machines.
  return tx
    .selectFrom(machines.as('machine'))
    .innerJoin('plant', 'plant.id', 'machine.plantId')
    .select(['machine.id', 'machine.organisationId', 'productSlug', 'model', 'serialNumber', 'softwareVersion'])
    .select(['assetName', 'position', 'plant.name as plantName', family.as('family')])
    .orderBy('model')
    .orderBy('serialNumber')
    .execute()
}

/** The different products and software versions of these machines: few, even for a customer with many machines. */
export async function listMachineKinds(tx: Queries, scope: Pick<Scope, 'organisationIds'>) {
  return tx
    .selectFrom('machine')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('retiredOn', 'is', null)
    .select(['productSlug', 'softwareVersion'])
    .groupBy(['productSlug', 'softwareVersion'])
    .execute()
}

export const ownMachinesOfOnePage = 1000

type OwnMachinePage = {
  organisationId: string
  families: readonly string[]
  /** The last machine of the page before. */
  after: Pick<OwnMachine, 'serialNumber' | 'id'> | undefined
}

/** All of these machines of one of the caller's organisations, in pages by the index of serial numbers. */
export async function listOwnMachinePage(
  tx: Queries,
  scope: Pick<Scope, 'organisationIds'>,
  { organisationId, families, after }: OwnMachinePage,
): Promise<OwnMachine[]> {
  const place = sql<string>`machine.serial_number collate natural_order`
  const last = sql`(${after?.serialNumber ?? ''}::text collate natural_order, ${after?.id ?? null}::uuid)`
  return tx
    .selectFrom('machine')
    .innerJoin('plant', 'plant.id', 'machine.plantId')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('machine.organisationId', '=', organisationId)
    .where('retiredOn', 'is', null)
    .where((where) => where(family, '=', where.fn.any(where.val([...families]))))
    .$if(after !== undefined, (query) => query.where(sql<SqlBool>`(${place}, machine.id) > ${last}`))
    .select(['machine.id', 'machine.organisationId', 'productSlug', 'model', 'serialNumber', 'softwareVersion'])
    .select(['assetName', 'position', 'plant.name as plantName', family.as('family')])
    .orderBy(place)
    .orderBy('machine.id')
    .limit(ownMachinesOfOnePage)
    .execute()
}

export async function isOwnMachine(tx: Queries, scope: Pick<Scope, 'organisationIds'>, id: string): Promise<boolean> {
  const machine = await tx
    .selectFrom('machine')
    .where('id', '=', id)
    .where(isOwn(scope, 'machine.organisationId'))
    .select('id')
    .executeTakeFirst()
  return machine !== undefined
}

export type StoredAnswer = Awaited<ReturnType<typeof listAnswers>>[number]

/** The answers for machines, with the names of those who gave them. */
export async function listAnswers(
  tx: Queries,
  { machineIds, advisoryIds }: { machineIds: readonly string[]; advisoryIds: readonly string[] },
) {
  return tx
    .selectFrom('advisoryAnswer')
    .innerJoin('person', 'person.id', 'advisoryAnswer.answeredBy')
    .where((where) => where('machineId', '=', where.fn.any(where.val([...machineIds]))))
    .where((where) => where('advisoryId', '=', where.fn.any(where.val([...advisoryIds]))))
    .select(['advisoryId', 'machineId', 'answer', 'reason', 'answeredAt'])
    .select([
      sql<string | null>`accepted_until::text`.as('acceptedUntil'),
      sql<string>`trim(first_name || ' ' || last_name)`.as('answeredBy'),
    ])
    .execute()
}

type NewAnswer = {
  advisoryId: string
  machineId: string
  organisationId: string
  answer: AdvisoryAnswer
  acceptedUntil: string | null
  reason: string | null
  answeredBy: string
  answeredAt: Date
}

export async function saveAnswer(tx: Queries, saved: NewAnswer): Promise<void> {
  const { advisoryId, machineId, organisationId, answer, reason, answeredBy, answeredAt } = saved
  const acceptedUntil = sql<Date | null>`${saved.acceptedUntil}::date`
  await tx
    .insertInto('advisoryAnswer')
    .values({ advisoryId, machineId, organisationId, answer, acceptedUntil, reason, answeredBy, answeredAt })
    .onConflict((conflict) =>
      conflict
        .columns(['advisoryId', 'machineId'])
        .doUpdateSet({ answer, acceptedUntil, reason, answeredBy, answeredAt }),
    )
    .execute()
}

const machinesOfOnePage = 5000

/** Machines in use of all customers, in pages after an id, for a job. */
export async function listMachinesOfFamilies(tx: Queries, families: readonly string[], after: string | undefined) {
  return tx
    .selectFrom('machine')
    .where('retiredOn', 'is', null)
    .where((where) => where(family, '=', where.fn.any(where.val([...families]))))
    .$if(after !== undefined, (query) => query.where('machine.id', '>', after ?? ''))
    .select(['id', 'organisationId', 'productSlug', 'model', 'serialNumber', 'softwareVersion', 'assetName'])
    .orderBy('id')
    .limit(machinesOfOnePage)
    .execute()
}
