import { machineStates } from '@ferrule/domain/machines/machine'
import { machinesPerExportPage, machinesPerPage, toCursor } from '@ferrule/domain/machines/machine-list'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AskedMachines, countStates, type InventoryEntry, listInventory } from './inventory-store.ts'

export type InventoryPage = {
  entries: InventoryEntry[]
  states: { state: string; count: number }[]
  total: number
  /** Where the next page begins; nothing on the last one. */
  next: string | null
}

export async function readInventory(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  asked: AskedMachines & { isExport: boolean },
): Promise<InventoryPage> {
  const pageSize = asked.isExport ? machinesPerExportPage : machinesPerPage
  return workFor(db, actor, async (tx, scope) => {
    const found = await listInventory(tx, scope, { ...asked, pageSize })
    const counts = await countStates(tx, scope, asked)
    const states = machineStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
    const shown = asked.state ? states.filter(({ state }) => state === asked.state) : states
    const entries = found.slice(0, pageSize)
    const last = entries.at(-1)
    return {
      entries,
      states,
      total: shown.reduce((sum, { count }) => sum + count, 0),
      next: found.length > pageSize && last ? toCursor({ id: last.id, key: last.sortKey }) : null,
    }
  })
}
