import { type MachineSort, type MachineListQuery, readCursor } from '@ferrule/domain/machines/machine-list'
import type { MachineState } from '@ferrule/domain/machines/machine'
import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { isOwn, ownOrganisations } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { DB } from '../postgres/rows.generated.ts'
import { inNaturalOrder, ownMachines, machineColumns } from './machine-store.ts'

export type MachineListArgs = Omit<MachineListQuery, 'view'> & { isOld: boolean }

const sortKeys: Record<MachineSort, ReturnType<typeof sql<string>>> = {
  serial: sql<string>`machine.serial_number`,
  model: sql<string>`machine.model`,
  name: sql<string>`machine.asset_name`,
  contract: sql<string>`coalesce(machine.contract_until, 'infinity')::text`,
}

export type InventoryEntry = Awaited<ReturnType<typeof listInventory>>[number]

/**
 * The next page of machines after the cursor, and one more machine if there is a further page. The page is found first
 * with the machine table alone; only its rows are joined with the other tables.
 */
export async function listInventory(tx: Queries, scope: Scope, args: MachineListArgs & { pageSize: number }) {
  const direction = args.direction === 'ascending' ? 'asc' : 'desc'
  const page = findPage(tx, scope, { ...args, order: direction })
  return ownMachines(tx, scope)
    .innerJoin(page.as('page'), 'page.id', 'machine.id')
    .leftJoin('product', 'product.slug', 'machine.productSlug')
    .select(machineColumns)
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

type PageQuery = MachineListArgs & { pageSize: number; order: 'asc' | 'desc' }

function findPage(tx: Queries, scope: Scope, args: PageQuery) {
  const { sort, order, pageSize } = args
  const key = inNaturalOrder(sortKeys[sort])
  return ownOrganisations(tx, scope)
    .innerJoinLateral(
      (lateral) => {
        const own = lateral.selectFrom('machine').whereRef('machine.organisationId', '=', 'own.organisationId')
        return afterCursor(filtered(own, scope, args), args)
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

function afterCursor(machines: Machines, { after, sort, order }: PageQuery): Machines {
  const last = readCursor(after)
  if (!last) return machines
  const place = sql`(${inNaturalOrder(sortKeys[sort])}, machine.id)`
  const end = sql`(${last.key}, ${last.id}::uuid)`
  return machines.where(order === 'asc' ? sql<SqlBool>`${place} > ${end}` : sql<SqlBool>`${place} < ${end}`)
}

/** Number of machines per state, independent of the selected state. */
export async function countStates(tx: Queries, scope: Scope, args: MachineListArgs) {
  const own = tx.selectFrom('machine').where(isOwn(scope, 'machine.organisationId'))
  const rows = await filtered(own, scope, { ...args, state: undefined })
    .groupBy('machine.state')
    .select(['machine.state', sql<number>`count(*)::int`.as('count')])
    .execute()
  return new Map<MachineState, number>(rows.map(({ state, count }) => [state, count]))
}

type Machines = SelectQueryBuilder<DB, 'machine', object>

function filtered(machines: Machines, scope: Scope, args: MachineListArgs): Machines {
  const { search, plantId, organisationId, state, isOld } = args
  let found = machines.where('machine.retiredOn', isOld ? 'is not' : 'is', null)
  if (plantId) found = found.where('machine.plantId', '=', plantId)
  if (organisationId) found = found.where('machine.organisationId', '=', organisationId)
  if (state) found = found.where('machine.state', '=', state)
  for (const word of search.split(/\s+/).filter(Boolean)) found = found.where((where) => contains(where, scope, word))
  return found
}

/** Searches a word in the shown columns; one customer has few enough rows to scan. */
function contains(where: ExpressionBuilder<DB, 'machine'>, scope: Scope, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const plants = where
    .selectFrom('plant')
    .where(isOwn(scope, 'plant.organisationId'))
    .where('plant.name', 'ilike', pattern)
    .select('plant.id')
  return where.or([
    sql<SqlBool>`concat_ws(' ', machine.serial_number, machine.model, machine.asset_name,
      machine.position) ilike ${pattern}`,
    where('machine.plantId', '=', where.fn.any(sql<string[]>`array(${plants})`)),
  ])
}
