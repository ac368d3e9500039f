import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchTerms } from './read-search-terms.ts'

test.each([
  ['12 AWG', '', { dimension: 'crossSection', value: 3.31 }],
  ['strip AWG 12 wire', 'strip wire', { dimension: 'crossSection', value: 3.31 }],
  ['3,31 mm²', '', { dimension: 'crossSection', value: 3.31 }],
  ['press 6744 lbf', 'press', { dimension: 'force', value: 29_998.8 }],
  ['press 30 kN', 'press', { dimension: 'force', value: 30_000 }],
  ['cut 0.5in tube', 'cut tube', { dimension: 'length', value: 12.7 }],
])('reads %j as the words %j and a quantity', (query, words, { dimension, value }) => {
  const read = readSearchTerms(query)
  expect([read.words, read.quantity?.dimension]).toEqual([words, dimension])
  expect(read.quantity?.value).toBeCloseTo(value, 1)
})

test.each([['Axion 56'], ['crimp force'], ['']])('finds no measure in %j', (query) => {
  expect(readSearchTerms(query)).toEqual({ words: query, quantity: undefined })
})

test('reads any text without an error and adds no words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (query) => {
      const given = query.split(/\s+/)
      const words = readSearchTerms(query).words.split(' ').filter(Boolean)
      expect(words.filter((word) => !given.includes(word))).toEqual([])
    }),
  )
})
