import type { MachinePlace } from '@ferrule/domain/machines/move-machine'
import { sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { ownMachines, shownOfMachine } from './machine-store.ts'

export async function findMachine(tx: Queries, scope: Scope, serialNumber: string) {
  return ownMachines(tx, scope)
    .leftJoin('product', 'product.slug', 'machine.productSlug')
    .where('machine.serialNumber', '=', serialNumber)
    .select(shownOfMachine)
    .select('product.image')
    .executeTakeFirst()
}

/** Nobody else changes it before this transaction ends. */
export async function lockMachine(tx: Queries, scope: Scope, id: string) {
  return ownMachines(tx, scope)
    .where('machine.id', '=', id)
    .select(shownOfMachine)
    .forUpdate('machine')
    .executeTakeFirst()
}

/** Where each machine stands; locked, in one order for everybody, where they are about to be changed. */
export async function listOwnPlaces(tx: Queries, scope: Scope, isChanging: boolean) {
  const machines = ownMachines(tx, scope).select(shownOfMachine).orderBy('machine.id')
  return (isChanging ? machines.forUpdate('machine') : machines).execute()
}

export async function listMoves(tx: Queries, machineId: string) {
  return tx
    .selectFrom('machineMove')
    .innerJoin('plant as from', 'from.id', 'machineMove.fromPlantId')
    .innerJoin('plant as to', 'to.id', 'machineMove.toPlantId')
    .innerJoin('person', 'person.id', 'machineMove.movedBy')
    .where('machineMove.machineId', '=', machineId)
    .select(['machineMove.id', 'machineMove.movedAt', 'machineMove.fromPlace', 'machineMove.toPlace'])
    .select(['from.name as fromPlant', 'to.name as toPlant', 'person.firstName', 'person.lastName'])
    .orderBy('machineMove.movedAt', 'desc')
    .limit(50)
    .execute()
}

/** The latest cases of a machine; whether the caller may see tickets at all was asked before. */
export async function listTicketsOfMachine(tx: Queries, scope: Scope, machineId: string) {
  return tx
    .selectFrom('ticket')
    .where('machineId', '=', machineId)
    .where(isOwn(scope, 'organisationId'))
    .select(['id', 'number', 'subject', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute()
}

/** The files of its product, titled in the reader's language. */
export async function listDocuments(tx: Queries, productSlug: string, language: string) {
  return tx
    .selectFrom('productFile')
    .innerJoin('product', 'product.id', 'productFile.productId')
    .where('product.slug', '=', productSlug)
    .select(['productFile.id', 'productFile.type', 'productFile.filename', 'productFile.contentLanguage'])
    .select([
      sql<number>`product_file.size_bytes::int`.as('sizeBytes'),
      sql<string>`coalesce(product_file.names ->> ${language}, product_file.names ->> 'en')`.as('name'),
    ])
    .orderBy('productFile.position')
    .execute()
}

export async function savePlace(tx: Queries, machineId: string, place: MachinePlace): Promise<void> {
  await tx.updateTable('machine').set(place).where('id', '=', machineId).execute()
}

export async function saveRetirement(tx: Queries, machineId: string, retiredOn: Date | null): Promise<void> {
  const day = retiredOn?.toISOString().slice(0, 10) ?? null
  await tx
    .updateTable('machine')
    .set({ retiredOn: sql`${day}::date` })
    .where('id', '=', machineId)
    .execute()
}

export type NewMove = {
  id: string
  machineId: string
  organisationId: string
  fromPlantId: string
  toPlantId: string
  fromPlace: string
  toPlace: string
  movedBy: string
  movedAt: Date
}

export async function insertMove(tx: Queries, move: NewMove): Promise<void> {
  await tx.insertInto('machineMove').values(move).execute()
}
