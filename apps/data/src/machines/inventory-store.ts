import { type MachineSort, type MachineWishes, readCursor } from '@ferrule/domain/machines/machine-list'
import type { MachineState } from '@ferrule/domain/machines/machine'
import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { isOwn, ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import type { DB } from '../postgres/rows.generated.ts'
import { inNaturalOrder, ownMachines, shownOfMachine } from './machine-store.ts'

export type AskedMachines = Omit<MachineWishes, 'view'> & { isOld: boolean }

const sortKeys: Record<MachineSort, ReturnType<typeof sql<string>>> = {
  serial: sql<string>`machine.serial_number`,
  model: sql<string>`machine.model`,
  name: sql<string>`machine.name_in_plant`,
  contract: sql<string>`coalesce(machine.contract_until, 'infinity')::text`,
}

export type InventoryEntry = Awaited<ReturnType<typeof listInventory>>[number]

/**
 * The machines behind the last one of the page before, as many as are asked for and one more if there are more. The page
 * is found first, by what machines say of themselves; only what is on it is read whole.
 */
export async function listInventory(tx: Queries, scope: Scope, asked: AskedMachines & { pageSize: number }) {
  const direction = asked.direction === 'ascending' ? 'asc' : 'desc'
  const page = findPage(tx, scope, { ...asked, order: direction })
  return ownMachines(tx, scope)
    .innerJoin(page.as('page'), 'page.id', 'machine.id')
    .leftJoin('product', 'product.slug', 'machine.productSlug')
    .select(shownOfMachine)
    .select([
      'product.image',
      'page.sortKey',
      sql<number>`(select count(*)::int from ticket
        where ticket.machine_id = machine.id and ticket.closed_at is null)`.as('openTickets'),
    ])
    .orderBy(inNaturalOrder(sql`page.sort_key`), direction)
    .orderBy('machine.id', direction)
    .execute()
}

type AskedPage = AskedMachines & { pageSize: number; order: 'asc' | 'desc' }

function findPage(tx: Queries, scope: Scope, asked: AskedPage) {
  const { sort, order, pageSize } = asked
  const key = inNaturalOrder(sortKeys[sort])
  return ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) => {
        const own = lateral.selectFrom('machine').whereRef('machine.organisationId', '=', 'own.organisationId')
        return behind(wished(own, scope, asked), asked)
          .select(['machine.id', sortKeys[sort].as('sortKey')])
          .orderBy(key, order)
          .orderBy('machine.id', order)
          .limit(pageSize + 1)
          .as('found')
      },
      (join) => join.onTrue(),
    )
    .select(['found.id', 'found.sortKey'])
    .orderBy(inNaturalOrder(sql`found.sort_key`), order)
    .orderBy('found.id', order)
    .limit(pageSize + 1)
}

function behind(machines: Machines, { after, sort, order }: AskedPage): Machines {
  const last = readCursor(after)
  if (!last) return machines
  const place = sql`(${inNaturalOrder(sortKeys[sort])}, machine.id)`
  const end = sql`(${last.key}, ${last.id}::uuid)`
  return machines.where(order === 'asc' ? sql<SqlBool>`${place} > ${end}` : sql<SqlBool>`${place} < ${end}`)
}

/** How many there are in each state, whatever state is looked at. */
export async function countStates(tx: Queries, scope: Scope, asked: AskedMachines) {
  const own = tx.selectFrom('machine').where(isOwn(scope, 'machine.organisationId'))
  const rows = await wished(own, scope, { ...asked, state: undefined })
    .groupBy('machine.state')
    .select(['machine.state', sql<number>`count(*)::int`.as('count')])
    .execute()
  return new Map<MachineState, number>(rows.map(({ state, count }) => [state, count]))
}

type Machines = SelectQueryBuilder<DB, 'machine', object>

function wished(machines: Machines, scope: Scope, asked: AskedMachines): Machines {
  const { search, plantId, organisationId, state, isOld } = asked
  let found = machines.where('machine.retiredOn', isOld ? 'is not' : 'is', null)
  if (plantId) found = found.where('machine.plantId', '=', plantId)
  if (organisationId) found = found.where('machine.organisationId', '=', organisationId)
  if (state) found = found.where('machine.state', '=', state)
  for (const word of search.split(/\s+/).filter(Boolean)) found = found.where((where) => contains(where, scope, word))
  return found
}

/** A word must stand somewhere on what is shown of the machine; the rows of one customer are few enough to read. */
function contains(where: ExpressionBuilder<DB, 'machine'>, scope: Scope, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const plants = where
    .selectFrom('plant')
    .where(isOwn(scope, 'plant.organisationId'))
    .where('plant.name', 'ilike', pattern)
    .select('plant.id')
  return where.or([
    sql<SqlBool>`concat_ws(' ', machine.serial_number, machine.model, machine.name_in_plant,
      machine.place_in_plant) ilike ${pattern}`,
    where('machine.plantId', '=', where.fn.any(sql<string[]>`array(${plants})`)),
  ])
}
