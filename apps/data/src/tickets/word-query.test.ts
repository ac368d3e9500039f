import { expect, test } from 'vitest'
import { toOwnWordQuery, toWordQuery, toWords } from './word-query.ts'

const [one, other] = ['0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', '0197a3c2-7e1b-7cc3-9d5e-000000000001']

test('a number is found by its parts, as people type them', () => {
  expect(toWords('26-40718 Schließt NICHT')).toEqual(['26', '40718', 'schließt', 'nicht'])
})

test('a word that a hyphen ends is whole; what comes last is perhaps half typed', () => {
  expect(toWordQuery('26-4071 seal-')).toBe("'26' & '4071':* & 'seal':*")
})

test('nothing that somebody types can be read as an operator', () => {
  expect(toWordQuery(`seal' | !(b:* <-> \\`)).toBe("'seal':* & 'b':*")
})

test('a customer searches behind the marks of their own organisations only', () => {
  expect(toOwnWordQuery('Seal 4', [one, other])).toBe(
    "('2f6a1b3c4d5e/seal':* & '2f6a1b3c4d5e/4':*) | ('000000000001/seal':* & '000000000001/4':*)",
  )
})

test('what holds no word finds nothing', () => {
  expect([toWordQuery('%_'), toOwnWordQuery('%_', [one])]).toEqual(['', ''])
})
