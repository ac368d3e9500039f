import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToBasket, type Basket, emptyBasket, readStoredBasket } from './basket.ts'
import { mergeBaskets } from './merge-baskets.ts'

const entry = (key: string, slug: string, variantId: string | null = null) => ({ key, slug, variantId })
const basketOf = (...entries: [string, ReturnType<typeof entry>][]): Basket =>
  entries.reduce(
    (basket, [classification, product]) => addToBasket(basket, { classification, product }, { notify: false }).basket,
    emptyBasket,
  )

test('puts the account’s products first, adds new ones of the guest, and merges groups', () => {
  const account = basketOf(['presses', entry('k1', 'corva-24')])
  const guest = basketOf(
    ['lines', entry('k2', 'axion-56')],
    ['presses', entry('k3', 'corva-24')],
    ['presses', entry('k4', 'corva-24', 'v2')],
  )
  expect(mergeBaskets(account, guest)).toEqual(
    basketOf(
      ['presses', entry('k1', 'corva-24')],
      ['presses', entry('k4', 'corva-24', 'v2')],
      ['lines', entry('k2', 'axion-56')],
    ),
  )
})

const linesOf = ({ classifications }: Basket) =>
  new Set(classifications.flatMap(({ products }) => products.map(({ slug, variantId }) => `${slug} ${variantId}`)))

test('merging is idempotent, loses no product and returns a valid basket', () => {
  const product = fc.record({
    key: fc.uuid(),
    slug: fc.constantFrom('p', 'q'),
    variantId: fc.constantFrom(null, 'v'),
  })
  const basket = fc.array(fc.tuple(fc.constantFrom('g', 'h'), product)).map((entries) => basketOf(...entries))
  fc.assert(
    fc.property(basket, basket, (account, guest) => {
      const merged = mergeBaskets(account, guest)
      expect(mergeBaskets(merged, guest)).toEqual(merged)
      expect(readStoredBasket(JSON.stringify(merged))).toEqual({ value: merged, isInvalid: false })
      expect(linesOf(merged)).toEqual(linesOf(account).union(linesOf(guest)))
    }),
  )
})
