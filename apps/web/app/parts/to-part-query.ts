import { type PartWishes, partWishes } from '@ferrule/domain/parts/part-list'

/** Only what differs from the plain list stands in the address. */
export function toPartQuery(wishes: PartWishes, change: Partial<PartWishes>): string {
  const plain: Record<string, unknown> = partWishes.parse({})
  const said = Object.entries({ ...wishes, ...change }).filter(
    ([name, value]) => value !== undefined && value !== plain[name],
  )
  return `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`
}
