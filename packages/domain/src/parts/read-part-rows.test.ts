import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validatePartRows, maxPartRows, readPartRows } from './read-part-rows.ts'

test.each([
  ['040-11872; 2', '040-11872', 2],
  ['040-11872\t12', '040-11872', 12],
  ['2 x 040-11872', '040-11872', 2],
  ['04011872,3', '040-11872', 3],
  ['040 11872', '040-11872', 1],
  ['040-11872 Blade set', '040-11872', 1],
  ['040-11872; 0', '040-11872', 0],
  ['040-11872; 1.5', '040-11872', undefined],
  ['12', '12', undefined],
])('reads the line %j as %s, %s times', (text, articleNumber, quantity) => {
  expect(readPartRows(text)).toMatchObject([{ line: 1, articleNumber, quantity }])
})

test('skips header and empty lines, and reports the original line number', () => {
  expect(readPartRows('article;pieces\r\n\r\n040-11872;2').map(({ line }) => line)).toEqual([3])
})

test('reads any text without an error and limits the number of rows', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      expect(readPartRows(lines.join('\n')).length).toBeLessThanOrEqual(maxPartRows)
    }),
  )
})

const known = [
  { id: 'p1', articleNumber: '040-11872', replacement: null },
  { id: 'p2', articleNumber: '040-00001', replacement: { articleNumber: '040-00002' } },
]

test.each([
  ['040-11872; 2', 'found', '040-11872'],
  ['040-00001; 2', 'replaced', '040-00002'],
  ['999-99999; 2', 'unknown', undefined],
  ['040-11872; 0', 'quantity-missing', undefined],
])('the line %j is %s', (text, outcome, articleNumber) => {
  expect(validatePartRows(readPartRows(text), known)).toMatchObject([{ outcome, articleNumber }])
})
