import { z } from 'zod'
import { searched } from '../searched.ts'
import { machineStates } from './machine.ts'

const machineSorts = ['serial', 'model', 'name', 'contract'] as const
export type MachineSort = (typeof machineSorts)[number]

const machineViews = ['cards', 'table'] as const

/** What an address says about the inventory; whatever cannot be read is left out rather than refused. */
export const machineWishes = z.object({
  search: searched,
  plantId: z.uuid().optional().catch(undefined),
  organisationId: z.uuid().optional().catch(undefined),
  state: z.enum(machineStates).optional().catch(undefined),
  sort: z.enum(machineSorts).catch('serial'),
  direction: z.enum(['ascending', 'descending']).catch('ascending'),
  view: z.enum(machineViews).catch('cards'),
  after: z.string().max(300).optional().catch(undefined),
})

export type MachineWishes = z.infer<typeof machineWishes>

export const machinesPerPage = 24
/** For whoever takes the whole list away. */
export const machinesPerExportPage = 500

/** Where a page ends: the last machine on it, and what it was sorted by. */
export type MachineCursor = { id: string; key: string }

const idLength = 36

export function toCursor({ id, key }: MachineCursor): string {
  return `${id}${key}`
}

/** A cursor that cannot be read begins the list anew. */
export function readCursor(text: string | undefined): MachineCursor | undefined {
  const id = text?.slice(0, idLength)
  return z.uuid().safeParse(id).success && id && text ? { id, key: text.slice(idLength) } : undefined
}
