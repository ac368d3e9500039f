import { expect, test } from 'vitest'
import type { Basket } from './basket.ts'
import { emptyBasket } from './basket.ts'
import { syncBaskets } from './sync-baskets.ts'

const of = (...slugs: string[]): Basket => ({
  classifications: [{ slug: 'crimping', products: slugs.map((slug) => ({ key: slug, slug, variantId: null })) }],
})

test('the basket of a guest is added to that of the account', () => {
  expect(syncBaskets({ basket: of('a'), revision: 3 }, { basket: of('b'), revision: null })).toEqual(of('a', 'b'))
})

test('a device that has seen the last state may take things out', () => {
  expect(syncBaskets({ basket: of('a', 'b'), revision: 3 }, { basket: of('b'), revision: 3 })).toEqual(of('b'))
  expect(syncBaskets({ basket: of('a'), revision: 3 }, { basket: emptyBasket, revision: 3 })).toEqual(emptyBasket)
})

test('a device that was away loses nothing and takes nothing out', () => {
  expect(syncBaskets({ basket: of('a', 'b'), revision: 4 }, { basket: of('b', 'c'), revision: 3 })).toEqual(
    of('a', 'b', 'c'),
  )
})

test('the first sign-in keeps what the guest has', () => {
  expect(syncBaskets({ basket: emptyBasket, revision: null }, { basket: of('a'), revision: null })).toEqual(of('a'))
})
