import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaperOwed, toPaperDueDate } from './paper-request.ts'

test.each([
  ['2026-11-18T10:00:00Z', '2026-12-18T10:00:00.000Z'],
  ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', '2026-04-30T10:00:00.000Z'],
])('paper requested at %s is due at %s', (requestedAt, dueAt) => {
  expect(toPaperDueDate(new Date(requestedAt)).toISOString()).toBe(dueAt)
})

test('paper is due 28 to 31 days later, on the same day of the month or on its last one', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (requestedAt) => {
      const dueAt = toPaperDueDate(requestedAt)
      const days = (dueAt.getTime() - requestedAt.getTime()) / 86_400_000
      expect(days >= 28 && days <= 31).toBe(true)
      const isLastDay = new Date(dueAt.getTime() + 86_400_000).getUTCDate() === 1
      expect(dueAt.getUTCDate() === requestedAt.getUTCDate() || isLastDay).toBe(true)
    }),
  )
})

test.each([
  ['2026-11-18', '2026-11-01T08:00:00Z', true],
  ['2026-11-18', '2026-11-18T23:59:59Z', true],
  ['2026-11-18', '2026-11-19T00:00:00Z', false],
])('of a machine placed on the market on %s, requested at %s: owed is %s', (placedOnMarket, requestedAt, isOwed) => {
  expect(isPaperOwed(placedOnMarket, new Date(requestedAt))).toBe(isOwed)
})
