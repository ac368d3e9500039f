import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, findHigherListAmount, findPartPrice, toCurrency } from './part-price.ts'

test.each([
  ['AT', null, 'EUR'],
  ['CH', null, 'CHF'],
  ['LI', null, 'CHF'],
  ['US', null, 'USD'],
  ['BR', null, 'USD'],
  ['JP', null, 'JPY'],
  ['NO', null, 'EUR'],
  ['AT', 'CHF', 'CHF'],
  ['AT', 'XXX', 'EUR'],
])('an organisation in %s with the contract currency %s pays in %s', (country, currency, expected) => {
  expect(toCurrency({ country, currency })).toBe(expected)
})

const chf = { currency: 'CHF', today: '2026-11-18' } as const
const agreed = (change: object) => ({ amount: 184_00, currency: 'CHF', validUntil: null, ...change })

test.each([
  ['the agreement replaces the list price', 196_00, agreed({}), 184_00],
  ['an agreement applies on its last day', 196_00, agreed({ validUntil: '2026-11-18' }), 184_00],
  ['an agreement that ended leaves the list price', 196_00, agreed({ validUntil: '2026-11-17' }), 196_00],
  ['an agreement in another currency leaves the list price', 196_00, agreed({ currency: 'EUR' }), 196_00],
  ['a part can have an agreed price only', null, agreed({}), 184_00],
  ['without an agreement the list price applies', 196_00, null, 196_00],
])('%s', (_, listAmount, agreement, amount) => {
  expect(findPartPrice({ listAmount, agreement }, chf)).toEqual({ currency: 'CHF', amount, listAmount })
})

test.each([[null], [agreed({ validUntil: '2020-01-01' })], [agreed({ currency: 'USD' })]])(
  'without a list price and with the agreement %j the price is on request',
  (agreement) => expect(findPartPrice({ listAmount: null, agreement }, chf)).toBeUndefined(),
)

test('a price is always in the currency of the organisation, and one of the two stated amounts', () => {
  const amount = fc.integer({ min: 1, max: 2 ** 31 - 1 })
  const day = fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-19')
  const agreement = fc.record({
    amount,
    currency: fc.constantFrom(...currencies),
    validUntil: fc.option(day),
  })
  const facts = fc.record({ listAmount: fc.option(amount), agreement: fc.option(agreement) })
  fc.assert(
    fc.property(facts, fc.constantFrom(...currencies), day, (known, currency, today) => {
      const price = findPartPrice(known, { currency, today })
      if (!price) return
      expect(price.currency).toBe(currency)
      expect([known.listAmount, known.agreement?.amount]).toContain(price.amount)
    }),
  )
})

test.each([
  [184_00, 196_00, 196_00],
  [196_00, 196_00, undefined],
  [196_00, 184_00, undefined],
  [196_00, null, undefined],
])('with the price %s the list price %s is shown as %s', (amount, listAmount, shown) => {
  expect(findHigherListAmount({ amount, listAmount })).toBe(shown)
})
