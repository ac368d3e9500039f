import { type MachineSort, type MachineWishes, readCursor } from '@ferrule/domain/machines/machine-list'
import type { MachineState } from '@ferrule/domain/machines/machine'
import { type SqlBool, sql } from 'kysely'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { ownMachines, shownOfMachine } from './machine-store.ts'

export type AskedMachines = Omit<MachineWishes, 'view'> & { isOld: boolean }

const sortKeys: Record<MachineSort, ReturnType<typeof sql<string>>> = {
  serial: sql<string>`machine.serial_number`,
  model: sql<string>`machine.model`,
  name: sql<string>`machine.name_in_plant`,
  contract: sql<string>`coalesce(machine.contract_until, 'infinity')::text`,
}

export type InventoryEntry = Awaited<ReturnType<typeof listInventory>>[number]

/** The machines behind the last one of the page before, as many as are asked for and one more if there are more. */
export async function listInventory(tx: Queries, scope: Scope, asked: AskedMachines & { pageSize: number }) {
  const { sort, direction, pageSize } = asked
  const key = sql<string>`${sortKeys[sort]} collate natural_order`
  const isUp = direction === 'ascending'
  const after = readCursor(asked.after)
  const rows = wished(ownMachines(tx, scope), asked)
    .leftJoin('product', 'product.slug', 'machine.productSlug')
    .select(shownOfMachine)
    .select([
      'product.image',
      sortKeys[sort].as('sortKey'),
      sql<number>`(select count(*)::int from ticket
        where ticket.machine_id = machine.id and ticket.closed_at is null)`.as('openTickets'),
    ])
    .orderBy(key, isUp ? 'asc' : 'desc')
    .orderBy('machine.id', isUp ? 'asc' : 'desc')
    .limit(pageSize + 1)
  if (!after) return rows.execute()
  const last = sql`(${after.key}, ${after.id}::uuid)`
  return rows
    .where(isUp ? sql<SqlBool>`(${key}, machine.id) > ${last}` : sql<SqlBool>`(${key}, machine.id) < ${last}`)
    .execute()
}

/** How many there are in each state, whatever state is looked at. */
export async function countStates(tx: Queries, scope: Scope, asked: AskedMachines) {
  const rows = await wished(ownMachines(tx, scope), { ...asked, state: undefined })
    .groupBy('machine.state')
    .select(['machine.state', sql<number>`count(*)::int`.as('count')])
    .execute()
  return new Map<MachineState, number>(rows.map(({ state, count }) => [state, count]))
}

type Machines = ReturnType<typeof ownMachines>

function wished(machines: Machines, { search, plantId, organisationId, state, isOld }: AskedMachines): Machines {
  let found = machines.where('machine.retiredOn', isOld ? 'is not' : 'is', null)
  if (plantId) found = found.where('machine.plantId', '=', plantId)
  if (organisationId) found = found.where('machine.organisationId', '=', organisationId)
  if (state) found = found.where('machine.state', '=', state)
  for (const word of search.split(/\s+/).filter(Boolean)) found = found.where(containsWord(word))
  return found
}

/** Every word must stand somewhere on what is shown of the machine; the rows of one customer are few enough to read. */
function containsWord(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`concat_ws(' ', machine.serial_number, machine.model, machine.name_in_plant,
    machine.place_in_plant, plant.name) ilike ${pattern}`
}
