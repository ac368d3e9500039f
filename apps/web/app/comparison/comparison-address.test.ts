import { expect, test } from 'vitest'
import { readChangedEntries, toComparisonQuery } from './comparison-address.ts'

const variant = '01a1de53-31ac-77cb-b9a6-c00ff8c20e7b'
const entries = [
  { slug: 'corva-24', variantId: null },
  { slug: 'axion-56', variantId: variant },
]

test('the URL of a comparison contains its complete state', () => {
  expect(toComparisonQuery({ entries, system: 'Imperial', hideSame: true })).toBe(
    `products=corva-24,axion-56%7E${variant}&units=Imperial&comparison-hide-same=on`,
  )
})

test('a URL without form fields changes nothing', () => {
  expect(readChangedEntries(new URLSearchParams('products=corva-24,axion-56'))).toBeUndefined()
})

test('the form changes variants column by column, and adds a product at the end', () => {
  const query = new URLSearchParams(toComparisonQuery({ entries }))
  query.set('variant-0', variant)
  query.set('variant-1', '')
  query.set('add', 'helix-240')
  expect(readChangedEntries(query)).toEqual([
    { slug: 'corva-24', variantId: variant },
    { slug: 'axion-56', variantId: null },
    { slug: 'helix-240', variantId: null },
  ])
})
