import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSupportNotice, toLastDay, toNoticeMonths } from './support-notice.ts'

test.each([
  ['2027-01', '2027-01-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
  ['2027-04', '2027-04-30'],
  ['2027-12', '2027-12-31'],
])('the updates of %s end on %s', (month, day) => {
  expect(toLastDay(month)).toBe(day)
})

test.each([
  ['2027-05', '2026-12-01', undefined],
  ['2027-05', '2026-12-02', 180],
  ['2027-05', '2027-04-30', 180],
  ['2027-05', '2027-05-01', 30],
  ['2027-05', '2027-05-30', 30],
  ['2027-05', '2027-05-31', 0],
  ['2027-05', '2027-06-30', 0],
  ['2027-05', '2027-07-01', undefined],
  ['2028-02', '2028-01-30', 30],
  ['2028-02', '2028-02-29', 0],
])('of updates until %s the notice due on %s is %s', (month, today, days) => {
  expect(findSupportNotice(month, today)).toBe(days)
})

test('a day with a notice is within the months that are asked for, and notices come in order', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.nat(400), (date, later) => {
      const today = date.toISOString().slice(0, 10)
      const month = new Date(date.getTime() + later * 86_400_000).toISOString().slice(0, 7)
      const notice = findSupportNotice(month, today)
      const { first, last } = toNoticeMonths(today)
      expect(notice === undefined || (month >= first && month <= last)).toBe(true)
      const tomorrow = new Date(date.getTime() + 86_400_000).toISOString().slice(0, 10)
      const next = findSupportNotice(month, tomorrow)
      expect(next ?? 0).toBeLessThanOrEqual(notice ?? Number.POSITIVE_INFINITY)
    }),
  )
})
