import { z } from 'zod'
import { oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'

const words = oneLine(120)

/** Where a machine stands and what its people call it there. */
export const machinePlace = z.strictObject({ plantId: z.uuid(), nameInPlant: words, placeInPlant: words })
export type MachinePlace = z.infer<typeof machinePlace>

export const moveInput = z.strictObject({ ...machinePlace.shape, machineId: z.uuid() })
export type MoveInput = z.infer<typeof moveInput>

export type MoveRefusal = 'plant-unknown' | 'machine-retired'

type Standing = MachinePlace & { retiredOn: string | null }

export type Move = { kind: 'stays' | 'renamed' | 'moved'; place: MachinePlace }

/** A machine moves between the plants of the organisation that owns it; to where it stands already it need not move. */
export function decideMove(
  machine: Standing,
  to: MachinePlace,
  plantIds: readonly string[],
): Result<Move, MoveRefusal> {
  if (machine.retiredOn !== null) return refuse('machine-retired')
  if (!plantIds.includes(to.plantId)) return refuse('plant-unknown')
  const { plantId, nameInPlant, placeInPlant } = to
  const place = { plantId, nameInPlant, placeInPlant }
  if (plantId !== machine.plantId) return ok({ kind: 'moved', place })
  const isSame = nameInPlant === machine.nameInPlant && placeInPlant === machine.placeInPlant
  return ok({ kind: isSame ? 'stays' : 'renamed', place })
}
