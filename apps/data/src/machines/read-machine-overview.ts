import { machineStates } from '@ferrule/domain/machines/machine'
import { machineListQuery } from '@ferrule/domain/machines/machine-list'
import { dueDays } from '@ferrule/domain/machines/next-steps'
import { daysBefore, toDay } from '@ferrule/domain/user-admin/invitation'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type DueDate, listDueDates } from './due-date-store.ts'
import { countStates, type InventoryEntry, listInventory } from './inventory-store.ts'

export type MachineOverview = {
  states: { state: string; count: number }[]
  total: number
  stopped: InventoryEntry[]
  due: DueDate[]
}

const maxStopped = 3
const maxDue = 4

/** The machines of the dashboard: how many are in which state, the stopped ones, and dates that come up. */
export async function readMachineOverview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
): Promise<MachineOverview> {
  const args = { ...machineListQuery.parse({}), isOld: false }
  return withUserScope(db, actor, async (tx, scope) => {
    const counts = await countStates(tx, scope, args)
    const states = machineStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
    const stopped = await listInventory(tx, scope, { ...args, state: 'stopped', pageSize: maxStopped })
    const range = { from: toDay(now()), to: toDay(daysBefore(now(), -dueDays)), limit: maxDue }
    return {
      states,
      total: states.reduce((sum, { count }) => sum + count, 0),
      stopped: stopped.slice(0, maxStopped),
      due: await listDueDates(tx, scope, range),
    }
  })
}
