import { expect, test } from 'vitest'
import { orderInput, toOrderLines } from './order.ts'

const parts = [
  { id: 'p1', articleNumber: '040-11872', name: 'Blade set', replacedBy: null, price: { amount: 184_00 } },
  { id: 'p2', articleNumber: '040-00001', name: 'Belt', replacedBy: '040-00002', price: { amount: 96_50 } },
  { id: 'p3', articleNumber: '052-10274', name: 'Cutter head', replacedBy: null, price: undefined },
]

test('an order has a line for each part, with our name of the part and its price or none', () => {
  const requested = [
    { articleNumber: '040-11872', quantity: 2 },
    { articleNumber: '052-10274', quantity: 1 },
  ]
  const blades = { position: 1, partId: 'p1', articleNumber: '040-11872', name: 'Blade set', quantity: 2 }
  const head = { position: 2, partId: 'p3', articleNumber: '052-10274', name: 'Cutter head', quantity: 1 }
  expect(toOrderLines(requested, parts)).toEqual({
    ok: true,
    value: [
      { ...blades, unitPrice: 184_00 },
      { ...head, unitPrice: null },
    ],
  })
})

test.each([
  [['999-99999'], 'part-unknown'],
  [['040-11872', '040-00001'], 'part-replaced'],
  [['040-11872', '040-11872'], 'part-repeated'],
])('an order of %j is refused as %s', (numbers, reason) => {
  const lines = numbers.map((articleNumber) => ({ articleNumber, quantity: 1 }))
  expect(toOrderLines(lines, parts)).toEqual({ ok: false, reason })
})

const input = {
  idempotencyKey: 'order-test-0123456',
  plantId: '00000000-0000-4000-8000-000000000001',
  reference: '',
  note: '',
  lines: [{ articleNumber: '040-11872', quantity: 2 }],
}

test.each([
  [{}, true],
  [{ lines: [] }, false],
  [{ lines: [{ articleNumber: '040-11872', quantity: 0 }] }, false],
  [{ lines: [{ articleNumber: '040-11872', quantity: 1.5 }] }, false],
  [{ lines: [{ articleNumber: '040-11872', quantity: 1, price: 0 }] }, false],
  [{ organisationId: 'x' }, false],
  [{ expectedTotal: 368_00 }, true],
  [{ expectedTotal: 0.5 }, false],
  [{ expectedTotal: -1 }, false],
  [{ reference: 'a\nb' }, false],
])('%j in an order is accepted: %s', (change, isAccepted) => {
  expect(orderInput.safeParse({ ...input, ...change }).success).toBe(isAccepted)
})
