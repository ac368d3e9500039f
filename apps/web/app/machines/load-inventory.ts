import { machineListQuery, type MachineListQuery } from '@ferrule/domain/machines/machine-list'
import { toListQuery } from '../portal/to-list-query.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { Inventory, type InventoryQuery } from './inventory.generated.ts'

export type InventoryData = InventoryQuery & { query: MachineListQuery; isOld: boolean }
export type InventoryEntry = InventoryQuery['inventory']['entries'][number]

/** The URL contains the filters, so that a list can be bookmarked and shared, and the back button works. */
export async function loadInventory(request: Request, { isOld }: { isOld: boolean }): Promise<InventoryData> {
  const query = machineListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await fetchInventory(query, isOld)), query, isOld }
}

export async function fetchInventory(
  { view: _view, ...filters }: MachineListQuery,
  isOld: boolean,
): Promise<InventoryQuery> {
  return queryDataService(Inventory, { ...filters, isOld, isExport: false })
}

/** Loads all pages of the filtered inventory. */
export async function fetchAllMachines(
  { view: _view, ...filters }: MachineListQuery,
  isOld: boolean,
): Promise<InventoryEntry[]> {
  const all: InventoryEntry[] = []
  let after: string | undefined
  do {
    const { inventory } = await queryDataService(Inventory, { ...filters, after, isOld, isExport: true })
    all.push(...inventory.entries)
    after = inventory.next ?? undefined
  } while (after !== undefined)
  return all
}

/** Returns the query string, without filters at their default. */
export function toInventoryQuery(query: MachineListQuery, change: Partial<MachineListQuery>): string {
  return toListQuery(machineListQuery, query, { after: undefined, ...change })
}
