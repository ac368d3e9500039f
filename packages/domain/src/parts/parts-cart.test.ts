import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPart, changeQuantity, emptyPartsCart, type PartsCart, readStoredCart } from './parts-cart.ts'

const blade = { key: 'k1', id: 'p1', articleNumber: '4711', quantity: 2 }
const cart = addPart(emptyPartsCart, blade)

test('stores a new part with key, id, article number and quantity only [S3-046]', () => {
  const withMore = { ...blade, name: 'Blade', stock: 7 }
  expect(addPart(emptyPartsCart, withMore)).toEqual({ parts: [blade] })
})

test('adding a part that is in the cart adds to its quantity [S4-059]', () => {
  expect(addPart(cart, { ...blade, key: 'k9', quantity: 3 })).toEqual({ parts: [{ ...blade, quantity: 5 }] })
})

test.each([
  [5, [{ ...blade, quantity: 5 }]],
  [1.9, [{ ...blade, quantity: 1 }]],
  [0.5, []],
  [0, []],
  [-1, []],
  [Number.NaN, []],
  [Number.NEGATIVE_INFINITY, []],
])('a quantity of %d leaves %j [S4-060]', (quantity, parts) => {
  expect(changeQuantity(cart, 'k1', quantity)).toEqual({ parts })
})

test('a negative quantity reduces a part, and a quantity of zero adds no new part [S4-060]', () => {
  expect(addPart(cart, { ...blade, quantity: -2 })).toEqual(emptyPartsCart)
  expect(addPart(emptyPartsCart, { ...blade, quantity: 0 })).toEqual(emptyPartsCart)
})

test('adding NaN changes nothing', () => {
  expect(addPart(cart, { ...blade, quantity: Number.NaN })).toEqual(cart)
})

test('changing the quantity of a missing part changes nothing', () => {
  expect(changeQuantity(cart, 'gone', 4)).toEqual(cart)
})

describe('a stored cart', () => {
  test.each([
    '',
    'null',
    '{"parts":{}}',
    JSON.stringify({ parts: [{ ...blade, quantity: 0 }] }),
    JSON.stringify({ parts: [{ ...blade, quantity: 1.5 }] }),
    JSON.stringify({ parts: [blade, blade] }),
    JSON.stringify({ parts: [blade, { ...blade, key: 'k2' }] }),
  ])('of %s is invalid and becomes an empty one [S8-056]', (stored) => {
    expect(readStoredCart(stored)).toEqual({ value: emptyPartsCart, isInvalid: true })
  })

  test('that is missing is empty and valid', () => {
    expect(readStoredCart(null)).toEqual({ value: emptyPartsCart, isInvalid: false })
  })

  test('is read back unchanged after any changes, and no text makes it throw', () => {
    const name = fc.constantFrom('a', 'b', 'c')
    const quantity = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double())
    const step = fc.record({ adds: fc.boolean(), key: name, id: name, quantity })
    const apply = (
      before: PartsCart,
      { adds, key, id, quantity: pieces }: { adds: boolean; key: string; id: string; quantity: number },
    ) =>
      adds ? addPart(before, { key, id, articleNumber: '1', quantity: pieces }) : changeQuantity(before, key, pieces)
    fc.assert(
      fc.property(fc.array(step), fc.oneof(fc.string(), fc.json()), (steps, text) => {
        const value = steps.reduce(apply, emptyPartsCart)
        expect(readStoredCart(JSON.stringify(value))).toEqual({ value, isInvalid: false })
        expect(readStoredCart(text).value).toBeDefined()
      }),
      { numRuns: 1000 },
    )
  })
})
