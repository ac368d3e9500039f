import process from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './escape-formula.ts'

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const separators = [',', ';', '|', '\t', '\r', '\n']
/** Texts made of the characters that matter, and any others. */
const risky = fc
  .array(fc.oneof(fc.constantFrom(...signs, ...separators, "'", '"', ' ', '\u3000', 'x'), fc.string()))
  .map((parts) => parts.join(''))

test('no part of a text starts with a character that makes a spreadsheet run it as a formula [I9]', () => {
  fc.assert(
    fc.property(risky, (text) => {
      const escaped = escapeFormula(text)
      expect(escaped).not.toMatch(/^[\t\r\n]/)
      // Each part as a program sees it that splits at the separators, drops quotation marks and trims spaces.
      for (const part of escaped.split(/[,;|\t\r\n]/)) {
        expect(part.replaceAll('"', '').trim()).not.toMatch(/^[=+\-@＝＋－＠]/)
      }
    }),
  )
})

test('an escaped text can be read back unchanged', () => {
  fc.assert(
    fc.property(risky, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    }),
  )
})

test.each([
  ['Seal;=HYPERLINK("http://evil.example")', 'Seal;\'=HYPERLINK("http://evil.example")'],
  ['Seal;"=1+1', 'Seal;"\'=1+1'],
  ['Seal\t+1', "Seal\t'+1"],
  ['＝1+1', "'＝1+1"],
  ['0.22 – 6', '0.22 – 6'],
  ['Axion 56-7; left', 'Axion 56-7; left'],
])('escapes %j as %j [I9]', (text, escaped) => {
  expect(escapeFormula(text)).toBe(escaped)
})

test('escapes 100,000 separators in linear time', () => {
  const started = process.threadCpuUsage()
  escapeFormula(`${';"'.repeat(50_000)}${' '.repeat(50_000)}`)
  expect(process.threadCpuUsage(started).user).toBeLessThan(200_000)
})
