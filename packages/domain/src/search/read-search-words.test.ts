import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchWords } from './read-search-words.ts'

test.each([
  ['12 AWG', '', { dimension: 'crossSection', value: 3.31 }],
  ['strip AWG 12 wire', 'strip wire', { dimension: 'crossSection', value: 3.31 }],
  ['3,31 mm²', '', { dimension: 'crossSection', value: 3.31 }],
  ['press 6744 lbf', 'press', { dimension: 'force', value: 29_998.8 }],
  ['press 30 kN', 'press', { dimension: 'force', value: 30_000 }],
  ['cut 0.5in tube', 'cut tube', { dimension: 'length', value: 12.7 }],
])('%j asks for %j and a quantity', (query, words, { dimension, value }) => {
  const read = readSearchWords(query)
  expect([read.words, read.quantity?.dimension]).toEqual([words, dimension])
  expect(read.quantity?.value).toBeCloseTo(value, 1)
})

test.each([['Axion 56'], ['crimp force'], ['']])('%j has no measure', (query) => {
  expect(readSearchWords(query)).toEqual({ words: query, quantity: undefined })
})

test('no text makes it throw, and no word is invented', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (query) => {
      const given = query.split(/\s+/)
      return readSearchWords(query)
        .words.split(' ')
        .every((word) => word === '' || given.includes(word))
    }),
  )
})
