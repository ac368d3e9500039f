import { expect, test } from 'vitest'
import { toOwnWordQuery, toWordQuery, toWords } from './word-query.ts'

const [one, other] = ['0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', '0197a3c2-7e1b-7cc3-9d5e-000000000001']

test('splits text into lower-case words', () => {
  expect(toWords('26-40718 Schließt NICHT')).toEqual(['26', '40718', 'schließt', 'nicht'])
})

test('matches a word before a hyphen exactly and any other word as a prefix', () => {
  expect(toWordQuery('26-4071 seal-')).toBe("'26' & '4071':* & 'seal':*")
})

test('drops characters that tsquery would read as operators', () => {
  expect(toWordQuery(`seal' | !(b:* <-> \\`)).toBe("'seal':* & 'b':*")
})

test('prefixes every word with the marks of the customer’s own organisations', () => {
  expect(toOwnWordQuery('Seal 4', [one, other])).toBe(
    "('2f6a1b3c4d5e/seal':* & '2f6a1b3c4d5e/4':*) | ('000000000001/seal':* & '000000000001/4':*)",
  )
})

test('returns an empty query for a text without words', () => {
  expect([toWordQuery('%_'), toOwnWordQuery('%_', [one])]).toEqual(['', ''])
})
