import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test.each([
  ['plain', 'plain'],
  ['one, two', '"one, two"'],
  ['the "blue" seal', '"the ""blue"" seal"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['-1', "'-1"],
])('%j is written %j', (text, expected) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${expected}\r\n`)
})

test('a row is a line', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).toBe('\uFEFFa,b\r\nc,\r\n')
})

test('no cell of any column begins with what a program for tables would run [I9]', () => {
  const risky = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ''), fc.string()).map(([a, b]) => a + b)
  fc.assert(
    fc.property(fc.array(risky, { minLength: 1, maxLength: 12 }), (row) => {
      const cells = toCsv([row])
        .slice(1, -2)
        .match(/(?<=^|,)("(?:[^"]|"")*"|[^,"]*)(?=,|$)/g)
      expect(cells).toHaveLength(row.length)
      for (const cell of cells ?? []) expect(cell).not.toMatch(/^"?[=+\-@\t\r\n]/)
    }),
  )
})
