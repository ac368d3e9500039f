import { expect, test } from 'vitest'
import { parts, partsOfProducts } from './parts.ts'

test('there are the six sample parts and four hundred more, each with a number of its own', () => {
  expect(parts).toHaveLength(406)
  expect(new Set(parts.map(({ articleNumber }) => articleNumber)).size).toBe(406)
  expect(parts.every(({ articleNumber }) => /^\d{3}-\d{5}$/.test(articleNumber))).toBe(true)
})

test('what replaces a part is there, and every product has parts', () => {
  const numbers = new Set(parts.map(({ articleNumber }) => articleNumber))
  expect(parts.filter(({ replacedBy }) => replacedBy !== null && !numbers.has(replacedBy))).toEqual([])
  expect(partsOfProducts.every(({ articleNumbers }) => articleNumbers.length > 60)).toBe(true)
})
