import { currencies } from '@ferrule/domain/parts/part-price'
import { expect, test } from 'vitest'
import { listPrices, priceAgreements } from './part-prices.ts'
import { parts, partsOfProducts } from './parts.ts'

test('every part has a price in every currency, except cutter heads that are made to order', () => {
  const priced = new Map(parts.map(({ articleNumber }) => [articleNumber, new Set<string>()]))
  for (const { articleNumber, currency } of listPrices) priced.get(articleNumber)?.add(currency)
  const onRequest = parts.filter(({ articleNumber }) => priced.get(articleNumber)?.size !== currencies.length)
  expect(onRequest.length).toBeGreaterThan(5)
  expect(
    onRequest.every(({ shape, articleNumber }) => shape === 'cutter-head' && !priced.get(articleNumber)?.size),
  ).toBe(true)
})

test('some products have a part with a price on request', () => {
  const priced = new Set(listPrices.map(({ articleNumber }) => articleNumber))
  const withRequest = partsOfProducts.filter(({ articleNumbers }) => articleNumbers.some((one) => !priced.has(one)))
  expect(withRequest.map(({ productSlug }) => productSlug)).toContain('axion-56')
})

test('the sample parts cost a customer with a contract what the design shows', () => {
  const agreed = (articleNumber: string) =>
    priceAgreements.find((one) => one.organisation === '104417' && one.articleNumber === articleNumber)?.amount
  expect(['040-11872', '040-20415', '040-30077'].map(agreed)).toEqual([184_00, 96_50, 412_00])
})

test('an agreed price is lower than the list price, by at most a tenth', () => {
  for (const { articleNumber, currency, amount } of priceAgreements) {
    const list = listPrices.find((one) => one.articleNumber === articleNumber && one.currency === currency)?.amount ?? 0
    expect(amount).toBeLessThanOrEqual(list)
    expect(amount).toBeGreaterThan(list * 0.89)
  }
})
