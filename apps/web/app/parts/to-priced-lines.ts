import type { PricedLine } from '@ferrule/domain/orders/order-total'
import type { CartLine } from './use-cart-parts.ts'

/** The prices of a cart; undefined until they are loaded, and in an offline copy. */
export function toPricedLines(
  lines: readonly CartLine[],
): { currency: string | undefined; lines: PricedLine[] } | undefined {
  if (lines.length === 0 || lines.some(({ part }) => part?.price === undefined)) return undefined
  return {
    currency: lines.find(({ part }) => part?.price)?.part?.price?.currency,
    lines: lines.map(({ quantity, part }) => ({ quantity, unitPrice: part?.price?.amount ?? null })),
  }
}
