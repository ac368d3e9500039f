import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOfPath } from './words-of-path.ts'

test.each([
  ['/en/products/axion-65', 'axion 65'],
  ['/de/services/kalibrierung/', 'kalibrierung'],
  ['/en/old_page.html?x=1#y', 'old page'],
  ['/en/gr%C3%B6sse', 'grösse'],
  ['/en/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
  [`/en/${'x'.repeat(99)}`, 'x'.repeat(60)],
])('the words of %j are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})

test('any path gives at most 60 letters, digits and spaces', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (path) => {
      expect(wordsOfPath(path)).toMatch(/^[\p{L}\p{N} ]{0,60}$/u)
    }),
  )
})
