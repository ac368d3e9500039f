import { z } from 'zod'
import { oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'
import { orderLineInput, maxOrderLines } from '../orders/order.ts'

/** As many as fit on one screen. */
export const maxListsOfMachine = 40

const listName = oneLine(60)

/** A part list saved for later orders. Its owner follows from the machine. */
export const partListInput = z.strictObject({
  serialNumber: oneLine(40),
  name: listName,
  lines: z.array(orderLineInput).min(1).max(maxOrderLines),
})
export type PartListInput = z.infer<typeof partListInput>

export const renamePartListInput = z.strictObject({ id: z.uuid(), name: listName })
export type RenamePartListInput = z.infer<typeof renamePartListInput>

type NamedList = { id: string; name: string }
type ListedPart = { articleNumber: string; id: string }
export type ListLine = { position: number; partId: string; quantity: number }

/** Finds a list by name, ignoring case. */
export function findNamed<List extends NamedList>(lists: readonly List[], name: string): List | undefined {
  return lists.find((list) => list.name.toLowerCase() === name.toLowerCase())
}

/** The lines to save. A replaced part is allowed; ordering the list puts its replacement into the cart. */
export function toListLines(
  { lines, name }: Pick<PartListInput, 'lines' | 'name'>,
  parts: readonly ListedPart[],
  lists: readonly NamedList[],
): Result<ListLine[], 'part-unknown' | 'part-repeated' | 'too-many-lists'> {
  if (!findNamed(lists, name) && lists.length >= maxListsOfMachine) return refuse('too-many-lists')
  const idOf = new Map(parts.map(({ articleNumber, id }) => [articleNumber, id]))
  const numbers = lines.map(({ articleNumber }) => articleNumber)
  if (numbers.some((articleNumber) => !idOf.has(articleNumber))) return refuse('part-unknown')
  if (new Set(numbers).size < numbers.length) return refuse('part-repeated')
  return ok(
    lines.map(({ articleNumber, quantity }, index) => ({
      position: index + 1,
      partId: idOf.get(articleNumber) ?? '',
      quantity,
    })),
  )
}

/** Whether no other list has the name; a change of case of its own name is allowed. */
export function canRename(lists: readonly NamedList[], { id, name }: RenamePartListInput): boolean {
  const named = findNamed(lists, name)
  return named === undefined || named.id === id
}
