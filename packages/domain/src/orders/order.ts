import { z } from 'zod'
import { freeText, idempotencyKey, oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'

export const maxOrderLines = 100
export const maxQuantity = 9999

/** A requested part with its quantity. */
export const orderLineInput = z.strictObject({ articleNumber: oneLine(20), quantity: z.int().min(1).max(maxQuantity) })

/**
 * An order as the client sends it. The server adds names and prices; the organisation follows from the plant.
 * `expectedTotal` is the total that the customer saw, in minor units.
 */
export const orderInput = z.strictObject({
  idempotencyKey,
  plantId: z.uuid(),
  reference: oneLine(80).or(z.literal('')),
  note: freeText(2000).or(z.literal('')),
  lines: z.array(orderLineInput).min(1).max(maxOrderLines),
  expectedTotal: z.int().min(0).nullish(),
})
export type OrderInput = z.infer<typeof orderInput>

type Orderable = {
  id: string
  articleNumber: string
  name: string
  replacedBy: string | null
  /** Undefined for a price on request. */
  price: { amount: number } | undefined
}

export type OrderLine = {
  position: number
  partId: string
  articleNumber: string
  name: string
  quantity: number
  /** The price of one piece in minor units; null for a price on request. */
  unitPrice: number | null
}

/**
 * The lines of an order with the prices of this moment. One unknown or replaced part refuses the whole order, so it is
 * never partly fulfilled.
 */
export function toOrderLines(
  lines: OrderInput['lines'],
  parts: readonly Orderable[],
): Result<OrderLine[], 'part-unknown' | 'part-replaced' | 'part-repeated'> {
  const byNumber = new Map(parts.map((part) => [part.articleNumber, part]))
  const found = lines.map(({ articleNumber }) => byNumber.get(articleNumber))
  if (found.includes(undefined)) return refuse('part-unknown')
  if (found.some((part) => part?.replacedBy)) return refuse('part-replaced')
  if (new Set(lines.map(({ articleNumber }) => articleNumber)).size < lines.length) return refuse('part-repeated')
  return ok(
    lines.flatMap(({ quantity }, index) => {
      const part = found[index]
      if (!part) return []
      const { id: partId, articleNumber, name, price } = part
      return [{ position: index + 1, partId, articleNumber, name, quantity, unitPrice: price?.amount ?? null }]
    }),
  )
}
