import { randomUUIDv7 } from 'node:crypto'
import { decideMove, type Move, type MoveInput, type MoveRefusal } from '@ferrule/domain/machines/move-machine'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { insertMove, lockMachine, savePlace, saveMachineRetirement } from './machine-record-store.ts'
import { listPlants, type MachineView } from './machine-store.ts'

type MachineDeps = Pick<Deps, 'db' | 'now'>
export type MachineChange = Result<{ serialNumber: string }, MoveRefusal | 'machine-unknown'>

/** Moves or renames a machine, whose row is locked first. Idempotent. */
export async function moveMachine(
  { db, now }: MachineDeps,
  actor: SignedInActor,
  { machineId, ...to }: MoveInput,
): Promise<MachineChange> {
  return withUserScope(db, actor, async (tx, scope) => {
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

type MachineToMove = Pick<MachineView, 'id' | 'organisationId' | 'plantId' | 'position'>

/** Saves the new place, the history entry and the audit event; must run in a transaction. */
export async function saveMove(
  tx: Queries,
  { personId }: Scope,
  { machine, move: { kind, place }, at }: { machine: MachineToMove; move: Move; at: Date },
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
      fromPlace: machine.position,
      toPlace: place.position,
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

/** Takes a machine out of service, or puts it back. Retired machines are listed as old machines. */
export async function setInService(
  { db, now }: MachineDeps,
  actor: SignedInActor,
  { machineId, isInService }: { machineId: string; isInService: boolean },
): Promise<MachineChange> {
  return withUserScope(db, actor, async (tx, scope) => {
    const machine = await lockMachine(tx, scope, machineId)
    if (!machine) return refuse('machine-unknown')
    const { serialNumber, retiredOn } = machine
    if ((retiredOn === null) === isInService) return ok({ serialNumber })
    await saveMachineRetirement(tx, machineId, isInService ? null : now())
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
