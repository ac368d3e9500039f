import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addToBasket,
  type Basket,
  changeVariant,
  emptyBasket,
  listAddableProducts,
  readStoredBasket,
  removeFromBasket,
} from './basket.ts'

const axion = { key: 'k1', slug: 'axion-56', variantId: null }
const corva = { key: 'k2', slug: 'corva-24', variantId: 'v1' }
const add = (basket: Basket, product: typeof axion | typeof corva, classification = 'crimping') =>
  addToBasket(basket, { classification, product }, { notify: true }).basket
const one = add(emptyBasket, axion)
const two = add(one, corva)

test('adding a product creates its group if it is missing [S4-054] [S3-043] [S3-044]', () => {
  expect(one).toEqual({ classifications: [{ slug: 'crimping', products: [axion] }] })
  expect(two).toEqual({ classifications: [{ slug: 'crimping', products: [axion, corva] }] })
  expect(add(one, corva, 'cutting').classifications.map(({ slug }) => slug)).toEqual(['crimping', 'cutting'])
})

test('removing the last product of a group removes the group [S4-055]', () => {
  expect(removeFromBasket(two, 'k1')).toEqual({ classifications: [{ slug: 'crimping', products: [corva] }] })
  expect(removeFromBasket(one, 'k1')).toEqual(emptyBasket)
  expect(removeFromBasket(two, 'gone')).toEqual(two)
})

test('changing a variant updates the entry and no other [S4-056]', () => {
  expect(changeVariant(two, 'k1', 'v7').classifications[0]?.products).toEqual([{ ...axion, variantId: 'v7' }, corva])
})

test('returns the added product for a notification [S4-057]', () => {
  expect(addToBasket(emptyBasket, { classification: 'crimping', product: axion }, { notify: true }).notify).toEqual(
    axion,
  )
})

test('returns no product where notifications are disabled [S4-058]', () => {
  const added = addToBasket(emptyBasket, { classification: 'crimping', product: axion }, { notify: false })
  expect(added).toEqual({ basket: one, notify: undefined })
})

test('a repeated click adds nothing, because a key is used once', () => {
  const repeated = addToBasket(one, { classification: 'cutting', product: axion }, { notify: true })
  expect(repeated).toEqual({ basket: one, notify: undefined })
})

test.each([
  ['not in the basket', { slug: 'new', variantCount: 1 }, true, '[S5-065]'],
  ['in the basket with one variant', { slug: 'axion-56', variantCount: 1 }, false, '[S5-065]'],
  ['in the basket without variants', { slug: 'axion-56', variantCount: 0 }, false, '[S5-065]'],
  ['in the basket with two variants', { slug: 'axion-56', variantCount: 2 }, true, '[S5-066]'],
])('a product %s (%j) is offered for adding: %s %s', (_where, product, offered) => {
  expect(listAddableProducts([product], two.classifications[0])).toEqual(offered ? [product] : [])
  expect(listAddableProducts([product], undefined)).toEqual([product])
})

describe('a stored basket', () => {
  test.each([
    '',
    'null',
    '{',
    '[]',
    '{}',
    '{"classifications":[{"slug":"a","products":[]}]}',
    '{"classifications":[{"slug":"a","products":[{"slug":"b"}]}]}',
    JSON.stringify({ classifications: [...two.classifications, ...two.classifications] }),
  ])('of %s is invalid and becomes an empty one [S8-055]', (stored) => {
    expect(readStoredBasket(stored)).toEqual({ value: emptyBasket, isInvalid: true })
  })

  test('that is missing is empty and valid', () => {
    expect(readStoredBasket(null)).toEqual({ value: emptyBasket, isInvalid: false })
  })

  test('is read back unchanged after any changes, and no text makes it throw', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), key, group: fc.constantFrom('g', 'h') }),
      fc.record({ do: fc.constantFrom('remove' as const, 'change' as const), key }),
    )
    const apply = (
      basket: Basket,
      action: { do: 'add'; key: string; group: string } | { do: 'remove' | 'change'; key: string },
    ) => {
      if (action.do === 'add') return add(basket, { ...axion, key: action.key }, action.group)
      return action.do === 'remove' ? removeFromBasket(basket, action.key) : changeVariant(basket, action.key, 'v')
    }
    fc.assert(
      fc.property(fc.array(step), fc.oneof(fc.string(), fc.json()), (steps, text) => {
        const basket = steps.reduce(apply, emptyBasket)
        expect(readStoredBasket(JSON.stringify(basket))).toEqual({ value: basket, isInvalid: false })
        expect(readStoredBasket(text).value).toBeDefined()
      }),
      { numRuns: 1000 },
    )
  })
})
