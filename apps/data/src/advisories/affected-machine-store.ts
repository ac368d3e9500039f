import type { AdvisoryAnswer } from '@ferrule/domain/advisories/advisory-answer'
import { sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

const family = sql<string>`split_part(machine.product_slug, '-', 1)`

/** The same limit as for the software of these machines. */
const maxOwnMachines = 1000

export type OwnMachine = Awaited<ReturnType<typeof listOwnMachines>>[number]

type OwnMachineFilter = { families: readonly string[]; machineId?: string | undefined }

/** Machines in use of the caller's organisations that belong to one of these families, or one of them. */
export async function listOwnMachines(
  tx: Queries,
  scope: Pick<Scope, 'organisationIds'>,
  { families, machineId }: OwnMachineFilter,
) {
  const machines = tx
    .selectFrom('machine')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('retiredOn', 'is', null)
    .where((where) => where(family, '=', where.fn.any(where.val([...families]))))
    .$if(machineId !== undefined, (query) => query.where('machine.id', '=', machineId ?? ''))
    .select(['id', 'organisationId', 'plantId', 'productSlug', 'model', 'serialNumber', 'softwareVersion'])
    .select(['assetName', 'position'])
    .orderBy('model')
    .orderBy('serialNumber')
    .limit(maxOwnMachines)
  // Plants are joined after the limit: the largest customers have many more machines.
  return tx
    .selectFrom(machines.as('machine'))
    .innerJoin('plant', 'plant.id', 'machine.plantId')
    .select(['machine.id', 'machine.organisationId', 'productSlug', 'model', 'serialNumber', 'softwareVersion'])
    .select(['assetName', 'position', 'plant.name as plantName'])
    .orderBy('model')
    .orderBy('serialNumber')
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
