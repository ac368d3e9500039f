import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingHours, workingHoursBetween } from './working-hours.ts'

const linz = { timeZone: 'Europe/Vienna', opens: 7, closes: 17 }

test.each([
  ['within a day', '2026-11-13T08:00:00Z', 4, '2026-11-13T12:00:00Z'],
  ['over the night', '2026-11-12T15:00:00Z', 4, '2026-11-13T09:00:00Z'],
  ['over the weekend', '2026-11-13T14:30:00Z', 4, '2026-11-16T08:30:00Z'],
  ['from a Sunday on', '2026-11-15T10:15:00Z', 4, '2026-11-16T10:00:00Z'],
  ['over the change to winter time', '2026-10-23T14:00:00Z', 4, '2026-10-26T09:00:00Z'],
])('a promise is counted %s', (_, from, hours, expected) => {
  expect(addWorkingHours(new Date(from), hours, linz).toISOString()).toBe(new Date(expected).toISOString())
})

test('a place half an hour off counts as well', () => {
  const pune = { timeZone: 'Asia/Kolkata', opens: 9, closes: 18 }
  expect(addWorkingHours(new Date('2026-11-13T12:00:00Z'), 2, pune).toISOString()).toBe('2026-11-16T05:00:00.000Z')
})

test('what is promised in hours of work is that many hours of work away', () => {
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 60 }), (from, hours) => {
      expect(workingHoursBetween(from, addWorkingHours(from, hours, linz), linz)).toBeCloseTo(hours, 6)
    }),
    { numRuns: 50 },
  )
})
