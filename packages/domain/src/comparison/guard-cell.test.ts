import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCell } from './guard-cell.ts'

test('no cell begins with what a program for tables would run [I9]', () => {
  const risky = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ''), fc.string()).map(([a, b]) => a + b)
  fc.assert(
    fc.property(risky, (text) => {
      expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n]/)
      expect(guardCell(text).endsWith(text)).toBe(true)
    }),
  )
})

test('what is harmless stays as it is', () => {
  expect(guardCell('0.22 – 6')).toBe('0.22 – 6')
})
