import { machineWishes, type MachineWishes } from '@ferrule/domain/machines/machine-list'
import { askData } from '../sign-in/ask-data.ts'
import { Inventory, type InventoryQuery } from './inventory.generated.ts'

export type LoadedInventory = InventoryQuery & { wishes: MachineWishes; isOld: boolean }
export type Entry = InventoryQuery['inventory']['entries'][number]

/** The address holds what is looked at, so that it can be kept, shared and gone back to. */
export async function loadInventory(request: Request, { isOld }: { isOld: boolean }): Promise<LoadedInventory> {
  const wishes = machineWishes.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await askInventory(wishes, isOld)), wishes, isOld }
}

export async function askInventory({ view: _view, ...asked }: MachineWishes, isOld: boolean): Promise<InventoryQuery> {
  return askData(Inventory, { ...asked, isOld, isExport: false })
}

/** Every machine the wishes leave, page after page. */
export async function askAllMachines({ view: _view, ...asked }: MachineWishes, isOld: boolean): Promise<Entry[]> {
  const all: Entry[] = []
  let after: string | undefined
  do {
    const { inventory } = await askData(Inventory, { ...asked, after, isOld, isExport: true })
    all.push(...inventory.entries)
    after = inventory.next ?? undefined
  } while (after !== undefined)
  return all
}

/** Only what differs from the plain list stands in an address. */
export function toInventoryQuery(wishes: MachineWishes, change: Partial<MachineWishes>): string {
  const plain: Record<string, unknown> = machineWishes.parse({})
  const said = Object.entries({ ...wishes, after: undefined, ...change }).filter(
    ([name, value]) => value !== undefined && value !== plain[name],
  )
  return `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`
}
