import { expect, test } from 'vitest'
import { parts, partsOfProducts } from './parts.ts'

test('there are six sample parts and 400 others, with unique article numbers', () => {
  expect(parts).toHaveLength(406)
  expect(new Set(parts.map(({ articleNumber }) => articleNumber)).size).toBe(406)
  expect(parts.every(({ articleNumber }) => /^\d{3}-\d{5}$/.test(articleNumber))).toBe(true)
})

test('every replacement exists, and every product has parts', () => {
  const numbers = new Set(parts.map(({ articleNumber }) => articleNumber))
  expect(parts.filter(({ replacedBy }) => replacedBy !== null && !numbers.has(replacedBy))).toEqual([])
  expect(partsOfProducts.every(({ articleNumbers }) => articleNumbers.length > 60)).toBe(true)
})
