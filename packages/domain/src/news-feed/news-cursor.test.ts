import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAfterPosition, readNewsCursor, toNewsCursor } from './news-cursor.ts'

const at = (publicationDate: string, id: string) => ({ publicationDate, id })
const middle = at('2026-11-02T08:00:00.000Z', 'm')

test.each([
  ['an older item', at('2026-11-01T08:00:00.000Z', 'z'), true],
  ['a newer item', at('2026-11-03T08:00:00.000Z', 'a'), false],
  ['the item itself', middle, false],
  ['a smaller id with the same date', at(middle.publicationDate, 'l'), true],
  ['a greater id with the same date', at(middle.publicationDate, 'n'), false],
  ['an older item in another zone', at('2026-11-02T08:30:00+01:00', 'z'), true],
])('%s is after the position: %s', (_what, item, expected) => {
  expect(isAfterPosition(item, middle)).toBe(expected)
})

test('a cursor parses back to its position', () => {
  const dates = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
  fc.assert(
    fc.property(dates, fc.stringMatching(/^[\w-]+$/), (date, id) => {
      const position = at(date.toISOString(), id)
      expect(readNewsCursor(toNewsCursor(position))).toEqual(position)
    }),
  )
})

test.each(['', '_', 'nonsense', 'soon_n1', '2026-11-02', '2026-11-02_', '_n1'])('rejects %j as a cursor', (cursor) => {
  expect(readNewsCursor(cursor)).toBeUndefined()
})
