import { machineStates } from '@ferrule/domain/machines/machine'
import { machinesPerExportPage, machinesPerPage, toCursor } from '@ferrule/domain/machines/machine-list'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markUsed } from '../user-admin/own-access-queries.ts'
import { type MachineListArgs, countStates, type InventoryEntry, listInventory } from './inventory-store.ts'

export type InventoryPage = {
  entries: InventoryEntry[]
  states: { state: string; count: number }[]
  total: number
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

export async function readInventory(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  args: MachineListArgs & { isExport: boolean },
): Promise<InventoryPage> {
  const pageSize = args.isExport ? machinesPerExportPage : machinesPerPage
  return withUserScope(db, actor, async (tx, scope) => {
    await markUsed(tx, scope.personId, 'inventory')
    const found = await listInventory(tx, scope, { ...args, pageSize })
    const counts = await countStates(tx, scope, args)
    const states = machineStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
    const counted = args.state ? states.filter(({ state }) => state === args.state) : states
    const entries = found.slice(0, pageSize)
    const last = entries.at(-1)
    return {
      entries,
      states,
      total: counted.reduce((sum, { count }) => sum + count, 0),
      next: found.length > pageSize && last ? toCursor({ id: last.id, key: last.sortKey }) : null,
    }
  })
}
