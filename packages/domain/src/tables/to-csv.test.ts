import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['one, two', '"one, two"'],
  ['the "blue" seal', '"the ""blue"" seal"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['-1', '"\'-1"'],
  ['Seal;=1+1', '"Seal;\'=1+1"'],
])('writes %j as %j', (text, expected) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${expected}\r\n`)
})

test('writes one line per row', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"c",""\r\n')
})

test('no cell is run as a formula, whichever separator the spreadsheet assumes [I9]', () => {
  const risky = fc
    .array(fc.constantFrom('=1', '+1', '-1', '@x', '＝1', ',', ';', '|', '\t', '\r', '\n', '"', ' ', 'x'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(risky, { minLength: 1, maxLength: 6 }), (row) => {
      const line = toCsv([row]).slice(1, -2)
      expect(line.match(/"(?:[^"]|"")*"(?=,|$)/g)).toHaveLength(row.length)
      for (const separator of [',', ';', '\t', '|', '\n']) {
        for (const cell of line.split(separator))
          expect(cell.replaceAll('"', '').trim()).not.toMatch(/^[=+\-@＝＋－＠]/)
      }
    }),
  )
})
