import { expect, test } from 'vitest'
import { deskFiguresQuery, findFirstWeek, listWeeks, toShare } from './desk-figures.ts'

test.each([
  [{}, { weeks: 12 }],
  [
    { weeks: '52', type: 'repair' },
    { weeks: 52, type: 'repair' },
  ],
  [{ weeks: '13', type: 'none' }, { weeks: 12 }],
])('parses %j', (given, expected) => {
  expect(deskFiguresQuery.parse(given)).toEqual(expected)
})

test.each([
  ['a Tuesday', '2026-11-17T20:00:00Z', '2026-11-16'],
  ['a Monday', '2026-11-16T00:00:00Z', '2026-11-16'],
  ['a Sunday', '2026-11-15T23:59:59Z', '2026-11-09'],
])('the week of %s begins on a Monday', (_, now, monday) => {
  expect(findFirstWeek(new Date(now), 1).toISOString().slice(0, 10)).toBe(monday)
})

test('a period of weeks ends with the current one', () => {
  expect(listWeeks(new Date('2026-11-17T20:00:00Z'), 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
})

test('nothing due has no share', () => {
  expect([toShare({ inTime: 9, due: 10 }), toShare({ inTime: 0, due: 0 })]).toEqual([0.9, undefined])
})
