import { expect, test } from 'vitest'
import { toSimilarityBands } from './similarity-bands.ts'

const source = 'The machine loads the right parameters and makes a sample. You release it.'
const shared = (one: string, other: string, scopes = ['en de', 'en de']) => {
  const bands = new Set(toSimilarityBands(one, scopes[0] ?? ''))
  return toSimilarityBands(other, scopes[1] ?? '').filter((band) => bands.has(band)).length
}

test('similar texts share bands, without regard to case and punctuation', () => {
  expect(shared(source, source.toUpperCase().replaceAll('.', '!'))).toBe(30)
  expect(shared(source, `${source} Then it starts.`)).toBeGreaterThan(3)
  expect(shared(source, source.replace('right parameters', 'parameters'))).toBeGreaterThan(3)
  expect(shared('圧着荷重を毎回測定します', '圧着荷重を毎回測定します。')).toBe(30)
})

test('other texts, and the same text of another scope, share none', () => {
  expect(shared(source, 'Wires come out too long once the press is warm.')).toBe(0)
  expect(shared(source, source, ['en de', 'en fr'])).toBe(0)
})

test('numbers fit a column of 32 bits, and a text without words has none', () => {
  expect(toSimilarityBands(source, 'en de').every((band) => Number.isInteger(band) && Math.abs(band) <= 2 ** 31)).toBe(
    true,
  )
  expect(toSimilarityBands('– !', 'en de')).toEqual([])
})
