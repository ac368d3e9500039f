import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingHours } from './working-hours.ts'

const linz = { timeZone: 'Europe/Vienna', opens: 7, closes: 17 }

test.each([
  ['within a day', '2026-11-13T08:00:00Z', 4, '2026-11-13T12:00:00Z'],
  ['overnight', '2026-11-12T15:00:00Z', 4, '2026-11-13T09:00:00Z'],
  ['over the weekend', '2026-11-13T14:30:00Z', 4, '2026-11-16T08:30:00Z'],
  ['from a Sunday', '2026-11-15T10:15:00Z', 4, '2026-11-16T10:00:00Z'],
  ['over the change to winter time', '2026-10-23T14:00:00Z', 4, '2026-10-26T09:00:00Z'],
])('adds working hours %s', (_, from, hours, expected) => {
  expect(addWorkingHours(new Date(from), hours, linz).toISOString()).toBe(new Date(expected).toISOString())
})

test('supports time zones with an offset of half an hour', () => {
  const pune = { timeZone: 'Asia/Kolkata', opens: 9, closes: 18 }
  expect(addWorkingHours(new Date('2026-11-13T12:00:00Z'), 2, pune).toISOString()).toBe('2026-11-16T05:00:00.000Z')
})

const hour = 60 * 60 * 1000

/** Counts the working hours in Linz between two times, hour by hour. */
function countHours(from: Date, to: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: linz.timeZone, weekday: 'short', hour: 'numeric' })
  let worked = 0
  let at = from.getTime()
  while (at < to.getTime()) {
    const end = Math.min((Math.floor(at / hour) + 1) * hour, to.getTime())
    const [weekday = '', ofDay = ''] = clock.format(at).split(', ')
    const isWorking = !weekday.startsWith('S') && Number(ofDay) >= linz.opens && Number(ofDay) < linz.closes
    if (isWorking) worked += end - at
    at = end
  }
  return worked / hour
}

test('adds exactly the given number of working hours', () => {
  const anyDate = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (from, hours) => {
      expect(countHours(from, addWorkingHours(from, hours, linz))).toBeCloseTo(hours, 6)
    }),
    { numRuns: 50 },
  )
})
