import { expect, test } from 'vitest'
import type { Basket } from './basket.ts'
import { emptyBasket } from './basket.ts'
import { syncBaskets } from './sync-baskets.ts'

const of = (...slugs: string[]): Basket => ({
  classifications: [{ slug: 'crimping', products: slugs.map((slug) => ({ key: slug, slug, variantId: null })) }],
})

test('adds the basket of a guest to that of the account', () => {
  expect(syncBaskets({ basket: of('a'), revision: 3 }, { basket: of('b'), revision: null })).toEqual(of('a', 'b'))
})

test('a device with the latest revision may remove products', () => {
  expect(syncBaskets({ basket: of('a', 'b'), revision: 3 }, { basket: of('b'), revision: 3 })).toEqual(of('b'))
  expect(syncBaskets({ basket: of('a'), revision: 3 }, { basket: emptyBasket, revision: 3 })).toEqual(emptyBasket)
})

test('a device with an older revision adds products and removes none', () => {
  expect(syncBaskets({ basket: of('a', 'b'), revision: 4 }, { basket: of('b', 'c'), revision: 3 })).toEqual(
    of('a', 'b', 'c'),
  )
})

test('the first sign-in saves the basket of the guest', () => {
  expect(syncBaskets({ basket: emptyBasket, revision: null }, { basket: of('a'), revision: null })).toEqual(of('a'))
})
