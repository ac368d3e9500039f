import { z } from 'zod'
import { searchTerm } from '../search-term.ts'
import { machineStates } from './machine.ts'

const machineSorts = ['serial', 'model', 'name', 'contract'] as const
export type MachineSort = (typeof machineSorts)[number]

const machineViews = ['cards', 'table'] as const

/** The query string of the machine list; invalid parameters are ignored. */
export const machineListQuery = z.object({
  search: searchTerm,
  plantId: z.uuid().optional().catch(undefined),
  organisationId: z.uuid().optional().catch(undefined),
  state: z.enum(machineStates).optional().catch(undefined),
  sort: z.enum(machineSorts).catch('serial'),
  direction: z.enum(['ascending', 'descending']).catch('ascending'),
  view: z.enum(machineViews).catch('cards'),
  after: z.string().max(300).optional().catch(undefined),
})

export type MachineListQuery = z.infer<typeof machineListQuery>

export const machinesPerPage = 24
/** For the export of the whole list. */
export const machinesPerExportPage = 500

/** The last machine of a page and its sort key. */
export type MachineCursor = { id: string; key: string }

const idLength = 36

export function toCursor({ id, key }: MachineCursor): string {
  return `${id}${key}`
}

/** Parses a cursor; undefined (the first page) for an invalid one. */
export function readCursor(text: string | undefined): MachineCursor | undefined {
  const id = text?.slice(0, idLength)
  return z.uuid().safeParse(id).success && id && text ? { id, key: text.slice(idLength) } : undefined
}
