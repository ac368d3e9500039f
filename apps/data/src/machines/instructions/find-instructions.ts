import { onlineUntil } from '@ferrule/domain/machines/instructions/online-until'
import { serialNumberPattern } from '@ferrule/domain/machines/machine'
import type { Queries } from '../../postgres/database.ts'
import { findPublicMachine } from '../nameplate-store.ts'
import { listInstructionDocuments } from './document-store.ts'

export type MachineInstructions = NonNullable<Awaited<ReturnType<typeof findInstructions>>>

/** A machine with its instructions, and the day until which they stay online at least. */
export async function findInstructions(db: Queries, serialNumber: string) {
  if (!serialNumberPattern.test(serialNumber)) return undefined
  const machine = await findPublicMachine(db, serialNumber)
  if (!machine) return undefined
  const instructions = await listInstructionDocuments(db, machine)
  return { ...machine, instructions, onlineUntil: onlineUntil(machine) }
}
