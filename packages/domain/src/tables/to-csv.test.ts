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
