import { z } from 'zod'
import { oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'

const label = oneLine(120)

/** The plant and position of a machine, and its name there. */
export const machinePlace = z.strictObject({ plantId: z.uuid(), assetName: label, position: label })
export type MachinePlace = z.infer<typeof machinePlace>

export const moveInput = z.strictObject({ ...machinePlace.shape, machineId: z.uuid() })
export type MoveInput = z.infer<typeof moveInput>

export type MoveRefusal = 'plant-unknown' | 'machine-retired'

type PlacedMachine = MachinePlace & { retiredOn: string | null }

export type Move = { kind: 'stays' | 'renamed' | 'moved'; place: MachinePlace }

/** Decides a move between the plants (`plantIds`) of the organisation that owns the machine. */
export function decideMove(
  machine: PlacedMachine,
  to: MachinePlace,
  plantIds: readonly string[],
): Result<Move, MoveRefusal> {
  if (machine.retiredOn !== null) return refuse('machine-retired')
  if (!plantIds.includes(to.plantId)) return refuse('plant-unknown')
  const { plantId, assetName, position } = to
  const place = { plantId, assetName, position }
  if (plantId !== machine.plantId) return ok({ kind: 'moved', place })
  const isSame = assetName === machine.assetName && position === machine.position
  return ok({ kind: isSame ? 'stays' : 'renamed', place })
}
