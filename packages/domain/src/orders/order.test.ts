import { expect, test } from 'vitest'
import { orderInput, toOrderLines } from './order.ts'

const parts = [
  { id: 'p1', articleNumber: '040-11872', name: 'Blade set', replacedBy: null },
  { id: 'p2', articleNumber: '040-00001', name: 'Belt', replacedBy: '040-00002' },
]

test('an order has a line for each part, with our name of the part', () => {
  expect(toOrderLines([{ articleNumber: '040-11872', quantity: 2 }], parts)).toEqual({
    ok: true,
    value: [{ position: 1, partId: 'p1', articleNumber: '040-11872', name: 'Blade set', quantity: 2 }],
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
  [{ reference: 'a\nb' }, false],
])('%j in an order is accepted: %s', (change, isAccepted) => {
  expect(orderInput.safeParse({ ...input, ...change }).success).toBe(isAccepted)
})
