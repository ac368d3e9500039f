import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxOrderLines, maxQuantity } from './order.ts'
import { confirmTotal, sumOfLine, totalOfLines } from './order-total.ts'

test('a total leaves out the lines on request and counts them', () => {
  const lines = [
    { quantity: 2, unitPrice: 184_00 },
    { quantity: 1, unitPrice: null },
    { quantity: 3, unitPrice: 96_50 },
  ]
  expect(lines.map(sumOfLine)).toEqual([368_00, null, 289_50])
  expect(totalOfLines(lines)).toEqual({ amount: 657_50, linesOnRequest: 1 })
})

test('an order without prices has the total zero', () => {
  expect(totalOfLines([{ quantity: 9, unitPrice: null }])).toEqual({ amount: 0, linesOnRequest: 1 })
})

const line = fc.record({
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  unitPrice: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
})

test('the total of the largest order is exact, whatever the order of its lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: maxOrderLines }), (lines) => {
      const { amount, linesOnRequest } = totalOfLines(lines)
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(totalOfLines(lines.toReversed())).toEqual({ amount, linesOnRequest })
      expect(linesOnRequest).toBe(lines.filter(({ unitPrice }) => unitPrice === null).length)
    }),
  )
})

test.each([
  [undefined, true],
  [null, true],
  [368_00, true],
  [368_01, false],
  [0, false],
])('an order of 368.00 that the customer saw with the total %s is accepted: %s', (expectedTotal, isAccepted) => {
  const result = confirmTotal([{ quantity: 2, unitPrice: 184_00 }], expectedTotal)
  expect(result).toEqual(
    isAccepted ? { ok: true, value: { amount: 368_00, linesOnRequest: 0 } } : { ok: false, reason: 'prices-changed' },
  )
})
