import type { MachinePlace } from '@ferrule/domain/machines/move-machine'
import { sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { ownMachines, machineColumns } from './machine-store.ts'

export async function findMachine(tx: Queries, scope: Scope, serialNumber: string) {
  return ownMachines(tx, scope)
    .leftJoin('product', 'product.slug', 'machine.productSlug')
    .where('machine.serialNumber', '=', serialNumber)
    .select(machineColumns)
    .select(['product.image', 'product.supportUntil'])
    .executeTakeFirst()
}

/** Finds a machine and locks its row until the transaction ends. */
export async function lockMachine(tx: Queries, scope: Scope, id: string) {
  return ownMachines(tx, scope)
    .where('machine.id', '=', id)
    .select(machineColumns)
    .forUpdate('machine')
    .executeTakeFirst()
}

/** All own machines; for changes they are locked, in a fixed order to prevent deadlocks. */
export async function listOwnPlaces(tx: Queries, scope: Scope, isChanging: boolean) {
  const machines = ownMachines(tx, scope).select(machineColumns).orderBy('machine.id')
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

/** The last ten tickets of a machine. The caller must have checked the right to see tickets. */
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

export async function savePlace(tx: Queries, machineId: string, place: MachinePlace): Promise<void> {
  const { plantId, position, assetName } = place
  await tx.updateTable('machine').set({ plantId, position, assetName }).where('id', '=', machineId).execute()
}

export async function saveMachineRetirement(tx: Queries, machineId: string, retiredOn: Date | null): Promise<void> {
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
  const { id, machineId, organisationId, fromPlantId, toPlantId, fromPlace, toPlace, movedBy, movedAt } = move
  await tx
    .insertInto('machineMove')
    .values({ id, machineId, organisationId, fromPlantId, toPlantId, fromPlace, toPlace, movedBy, movedAt })
    .execute()
}
