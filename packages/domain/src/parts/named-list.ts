import { z } from 'zod'
import { oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'
import { askedLine, maxOrderLines } from './order.ts'

/** As many as fit on one screen of a machine. */
export const maxListsOfMachine = 40

const listName = oneLine(60)

/** What a person saves to order it again. Whose list it is follows from the machine. */
export const namedListInput = z.strictObject({
  serialNumber: oneLine(40),
  name: listName,
  lines: z.array(askedLine).min(1).max(maxOrderLines),
})
export type NamedListInput = z.infer<typeof namedListInput>

export const renameListInput = z.strictObject({ id: z.uuid(), name: listName })
export type RenameListInput = z.infer<typeof renameListInput>

type Known = { id: string; name: string }
type Listed = { articleNumber: string; id: string }
export type ListLine = { position: number; partId: string; quantity: number }

/** Two names that differ in capitals only are one: nobody could tell the lists apart. */
export function findNamed<List extends Known>(lists: readonly List[], name: string): List | undefined {
  return lists.find((list) => list.name.toLowerCase() === name.toLowerCase())
}

/** The lines to save. A part that has been replaced may stay: what replaces it goes into the cart. */
export function toListLines(
  { lines, name }: Pick<NamedListInput, 'lines' | 'name'>,
  parts: readonly Listed[],
  lists: readonly Known[],
): Result<ListLine[], 'part-unknown' | 'part-repeated' | 'too-many-lists'> {
  if (!findNamed(lists, name) && lists.length >= maxListsOfMachine) return refuse('too-many-lists')
  const idOf = new Map(parts.map(({ articleNumber, id }) => [articleNumber, id]))
  const asked = lines.map(({ articleNumber }) => articleNumber)
  if (asked.some((articleNumber) => !idOf.has(articleNumber))) return refuse('part-unknown')
  if (new Set(asked).size < asked.length) return refuse('part-repeated')
  return ok(
    lines.map(({ articleNumber, quantity }, index) => ({
      position: index + 1,
      partId: idOf.get(articleNumber) ?? '',
      quantity,
    })),
  )
}

/** A list may take back its own name with other capitals, and no name of another. */
export function canRename(lists: readonly Known[], { id, name }: RenameListInput): boolean {
  const named = findNamed(lists, name)
  return named === undefined || named.id === id
}
