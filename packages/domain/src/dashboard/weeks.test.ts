import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastWeeks, overviewWeeks, toTicketWeeks } from './weeks.ts'

test.each([
  ['a Monday', '2026-11-16T00:00:00Z', '2026-11-16'],
  ['a Tuesday', '2026-11-17T13:00:00Z', '2026-11-16'],
  ['a Sunday', '2026-11-15T23:59:59Z', '2026-11-09'],
  ['the first of January', '2027-01-01T10:00:00Z', '2026-12-28'],
])('the current week of %s begins on a Monday', (_, now, monday) => {
  expect(lastWeeks(new Date(now)).at(-1)).toBe(monday)
})

test('returns Mondays in order, seven days apart', () => {
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, (now) => {
      const weeks = lastWeeks(now).map((week) => new Date(week))
      expect(weeks).toHaveLength(overviewWeeks)
      expect(weeks.every((week) => week.getUTCDay() === 1)).toBe(true)
      expect(now.getTime() - (weeks.at(-1)?.getTime() ?? 0)).toBeLessThan(7 * 24 * 3_600_000)
    }),
  )
})

test('a week without tickets has zeros', () => {
  expect(toTicketWeeks(['2026-11-09', '2026-11-16'], [{ week: '2026-11-16', count: 3 }], [])).toEqual([
    { week: '2026-11-09', opened: 0, solved: 0 },
    { week: '2026-11-16', opened: 3, solved: 0 },
  ])
})
