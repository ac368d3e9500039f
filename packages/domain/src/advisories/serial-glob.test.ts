import { cpuUsage } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesGlob, parseSerialGlob } from './serial-glob.ts'

test.each([
  ['56-1184-206', '56-*', true],
  ['57-1184-206', '56-*', false],
  ['56-1184-206', '56-????-206', true],
  ['56-184-206', '56-????-206', false],
  ['56-1184-206', '*118*6', true],
  ['56', '56*', true],
  ['56', '56?', false],
  ['A*1', 'A\\*1', true],
  ['AB1', 'A\\*1', false],
  ['', '*', true],
  ['56-1184-206', '', false],
])('%s matches %s: %s', (text, glob, expected) => {
  expect(matchesGlob(text, parseSerialGlob(glob))).toBe(expected)
})

test('agrees with a regular expression', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 })
  const globs = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 6 })
  fc.assert(
    fc.property(letters, globs, (text, glob) => {
      const pattern = new RegExp(`^${glob.replaceAll('*', '.*').replaceAll('?', '.')}$`)
      expect(matchesGlob(text, parseSerialGlob(glob))).toBe(pattern.test(text))
    }),
    { numRuns: 2000 },
  )
})

test('needs no more than a moment for a pattern of many stars', () => {
  const glob = parseSerialGlob(`${'*a'.repeat(90)}*b`)
  const start = cpuUsage()
  expect(matchesGlob('a'.repeat(5000), glob)).toBe(false)
  expect(cpuUsage(start).user / 1000).toBeLessThan(500)
})
