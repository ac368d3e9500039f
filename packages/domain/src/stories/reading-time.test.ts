import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'crimp').join(' ')

test.each([
  [0, undefined],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %s minutes', (count, minutes) => {
  expect(readingMinutes(words(count), 'de')).toBe(minutes)
})

test.each([
  ['zh', '线'.repeat(450), 1],
  ['zh', '线，'.repeat(451), 2],
  ['ja', 'ケーブル加工'.repeat(150), 2],
] as const)('text in %s is counted by characters', (language, text, minutes) => {
  expect(readingMinutes(text, language)).toBe(minutes)
})

test('does not count punctuation between words', () => {
  expect(readingMinutes(`${words(100)} – … — ${words(100)}`, 'en')).toBe(1)
})

test('a longer text never takes less time', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('en', 'zh'), (text, more, language) => {
      const [short = 0, long = 0] = [text, `${text} ${more}`].map((one) => readingMinutes(one, language))
      expect(long).toBeGreaterThanOrEqual(short)
    }),
  )
})
