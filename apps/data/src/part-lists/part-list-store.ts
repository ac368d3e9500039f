import type { ListLine } from '@ferrule/domain/part-lists/part-list'
import { sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** Finds and locks one of the caller's machines, so that two users cannot save the same name at once. */
export async function lockOwnMachine(tx: Queries, scope: Scope, serialNumber: string) {
  return tx
    .selectFrom('machine')
    .where('serialNumber', '=', serialNumber)
    .where(isOwn(scope, 'organisationId'))
    .select(['id', 'organisationId'])
    .forUpdate()
    .executeTakeFirst()
}

/** Finds one of the caller's lists and locks it with its machine. */
export async function lockOwnList(tx: Queries, scope: Scope, id: string) {
  return tx
    .selectFrom('partList')
    .innerJoin('machine', 'machine.id', 'partList.machineId')
    .where('partList.id', '=', id)
    .where(isOwn(scope, 'partList.organisationId'))
    .select(['partList.id', 'partList.name', 'partList.machineId'])
    .forUpdate()
    .executeTakeFirst()
}

export async function listNames(tx: Queries, machineId: string) {
  return tx.selectFrom('partList').where('machineId', '=', machineId).select(['id', 'name']).execute()
}

export type SavedList = {
  id: string
  organisationId: string
  machineId: string
  name: string
  savedBy: string
  savedAt: Date
}

/** Inserts or replaces the list with this id. */
export async function saveList(tx: Queries, list: SavedList, lines: readonly ListLine[]): Promise<void> {
  const { id, organisationId, machineId, name, savedBy, savedAt } = list
  await tx
    .insertInto('partList')
    .values({ id, organisationId, machineId, name, savedBy, savedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, savedBy, savedAt }))
    .execute()
  await tx.deleteFrom('partListLine').where('listId', '=', id).execute()
  await tx
    .insertInto('partListLine')
    .values(lines.map(({ position, partId, quantity }) => ({ listId: id, organisationId, position, partId, quantity })))
    .execute()
}

export async function saveName(tx: Queries, id: string, name: string): Promise<void> {
  await tx.updateTable('partList').set({ name }).where('id', '=', id).execute()
}

export async function deleteList(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('partList').where('id', '=', id).execute()
}

export type ListView = Awaited<ReturnType<typeof listOwnLists>>[number]

/** Part lists for the caller's machines of one product, ordered by machine and name. */
export async function listOwnLists(
  tx: Queries,
  scope: Scope,
  { productSlug, language }: { productSlug: string; language: string },
) {
  return tx
    .selectFrom('partList')
    .innerJoin('machine', 'machine.id', 'partList.machineId')
    .innerJoin('person', 'person.id', 'partList.savedBy')
    .where('machine.productSlug', '=', productSlug)
    .where(isOwn(scope, 'partList.organisationId'))
    .select(['partList.id', 'partList.name', 'partList.savedAt', 'machine.serialNumber', 'machine.assetName'])
    .select(['person.firstName', 'person.lastName'])
    .select(
      sql<{ articleNumber: string; name: string; quantity: number }[]>`(
        select jsonb_agg(jsonb_build_object('articleNumber', part.article_number, 'quantity', line.quantity,
          'name', coalesce(part.names ->> ${language}, part.names ->> 'en')) order by line.position)
        from part_list_line line join part on part.id = line.part_id where line.list_id = part_list.id)`.as('lines'),
    )
    .orderBy('machine.serialNumber')
    .orderBy(sql`lower(part_list.name)`)
    .limit(200)
    .execute()
}
