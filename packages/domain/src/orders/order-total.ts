import { ok, refuse, type Result } from '../result.ts'

/** A line with the price of one piece in minor units; null for a price on request. */
export type PricedLine = { quantity: number; unitPrice: number | null }

/** The price of all pieces of a line; null for a price on request. */
export function sumOfLine({ quantity, unitPrice }: PricedLine): number | null {
  return unitPrice === null ? null : quantity * unitPrice
}

export type OrderTotal = { amount: number; linesOnRequest: number }

/** The total of the lines that have a price, and the number of the others. */
export function totalOfLines(lines: readonly PricedLine[]): OrderTotal {
  const sums = lines.map(sumOfLine)
  return {
    amount: sums.reduce((total: number, sum) => total + (sum ?? 0), 0),
    linesOnRequest: sums.filter((sum) => sum === null).length,
  }
}

/** The total of an order; refused if the customer saw another one, because a price has changed since. */
export function confirmTotal(
  lines: readonly PricedLine[],
  expectedTotal: number | null | undefined,
): Result<OrderTotal, 'prices-changed'> {
  const total = totalOfLines(lines)
  return (expectedTotal ?? total.amount) === total.amount ? ok(total) : refuse('prices-changed')
}
