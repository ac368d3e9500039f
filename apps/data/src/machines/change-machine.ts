import { randomUUIDv7 } from 'node:crypto'
import { decideMove, type Move, type MoveInput, type MoveRefusal } from '@ferrule/domain/machines/move-machine'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { insertMove, lockMachine, savePlace, saveRetirement } from './machine-record-store.ts'
import { listPlants, type ShownMachine } from './machine-store.ts'

type MachineDeps = Pick<Deps, 'db' | 'now'>
export type MachineChange = Result<{ serialNumber: string }, MoveRefusal | 'machine-unknown'>

/** Moves or renames a machine. It is locked first; sent twice, the second time it stands there already. */
export async function moveMachine(
  { db, now }: MachineDeps,
  actor: SignedInActor,
  { machineId, ...to }: MoveInput,
): Promise<MachineChange> {
  return workFor(db, actor, async (tx, scope) => {
    const machine = await lockMachine(tx, scope, machineId)
    if (!machine) return refuse('machine-unknown')
    const plants = await listPlants(tx, { organisationIds: [machine.organisationId] })
    const move = decideMove(
      machine,
      to,
      plants.map(({ id }) => id),
    )
    if (!move.ok) return move
    await saveMove(tx, scope, { machine, move: move.value, at: now() })
    return ok({ serialNumber: machine.serialNumber })
  })
}

type Standing = Pick<ShownMachine, 'id' | 'organisationId' | 'plantId' | 'placeInPlant'>

/** Where it stands, its history and the audit event: together or not at all. */
export async function saveMove(
  tx: Queries,
  { personId }: Scope,
  { machine, move: { kind, place }, at }: { machine: Standing; move: Move; at: Date },
): Promise<void> {
  if (kind === 'stays') return
  await savePlace(tx, machine.id, place)
  if (kind === 'moved') {
    await insertMove(tx, {
      id: randomUUIDv7(),
      machineId: machine.id,
      organisationId: machine.organisationId,
      fromPlantId: machine.plantId,
      toPlantId: place.plantId,
      fromPlace: machine.placeInPlant,
      toPlace: place.placeInPlant,
      movedBy: personId,
      movedAt: at,
    })
  }
  await recordEvent(tx, {
    actor: personId,
    action: kind === 'moved' ? 'move-machine' : 'rename-machine',
    subjectType: 'machine',
    subjectId: machine.id,
    before: { plantId: machine.plantId },
    after: { plantId: place.plantId },
  })
}

/** Takes a machine out of service, or puts it back. It stays in the records, under the old machines. */
export async function setInService(
  { db, now }: MachineDeps,
  actor: SignedInActor,
  { machineId, isInService }: { machineId: string; isInService: boolean },
): Promise<MachineChange> {
  return workFor(db, actor, async (tx, scope) => {
    const machine = await lockMachine(tx, scope, machineId)
    if (!machine) return refuse('machine-unknown')
    const { serialNumber, retiredOn } = machine
    if ((retiredOn === null) === isInService) return ok({ serialNumber })
    await saveRetirement(tx, machineId, isInService ? null : now())
    await recordEvent(tx, {
      actor: scope.personId,
      action: isInService ? 'put-machine-into-service' : 'take-machine-out-of-service',
      subjectType: 'machine',
      subjectId: machineId,
      before: { isInService: !isInService },
      after: { isInService },
    })
    return ok({ serialNumber })
  })
}
