import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOpeningState } from './opening-state.ts'

const linz = {
  timeZone: 'Europe/Vienna',
  openingHours: 'Mo-Th 08:00-12:00, 13:00-17:00; Fr 08:00-12:00',
  closedDays: ['2026-12-25'],
}
const closedUntil = (localTime: string, opens: object) => ({ localTime, state: 'closed', opens })

// 18 November 2026 is a Wednesday.
test.each([
  ['2026-11-18T06:59:00Z', closedUntil('07:59', { time: '08:00', inDays: 0, weekday: 2 })],
  ['2026-11-18T07:00:00Z', { localTime: '08:00', state: 'open', closesAt: '12:00' }],
  ['2026-11-18T11:00:00Z', closedUntil('12:00', { time: '13:00', inDays: 0, weekday: 2 })],
  ['2026-11-18T15:59:59Z', { localTime: '16:59', state: 'open', closesAt: '17:00' }],
  ['2026-11-18T16:00:00Z', closedUntil('17:00', { time: '08:00', inDays: 1, weekday: 3 })],
  ['2026-11-18T23:30:00Z', closedUntil('00:30', { time: '08:00', inDays: 0, weekday: 3 })],
  ['2026-11-20T12:00:00Z', closedUntil('13:00', { time: '08:00', inDays: 3, weekday: 0 })],
  ['2026-12-25T08:00:00Z', closedUntil('09:00', { time: '08:00', inDays: 3, weekday: 0 })],
  ['2026-07-15T06:00:00Z', { localTime: '08:00', state: 'open', closesAt: '12:00' }],
])('at %s it is %j', (now, expected) => {
  expect(findOpeningState(linz, new Date(now))).toEqual(expected)
})

test('the same moment is open in one time zone and closed in another', () => {
  const now = new Date('2026-11-18T08:00:00Z')
  const nagoya = { ...linz, timeZone: 'Asia/Tokyo' }
  expect([linz, nagoya].map((one) => findOpeningState(one, now)?.state)).toEqual(['open', 'closed'])
  expect(findOpeningState(nagoya, now)?.localTime).toBe('17:00')
})

test.each([
  ['no hours', { ...linz, openingHours: '' }, 'unknown'],
  ['hours that cannot be read', { ...linz, openingHours: 'by appointment' }, 'unknown'],
  ['no time zone', { ...linz, timeZone: '' }, undefined],
  ['an unknown time zone', { ...linz, timeZone: 'Europe/Wolhusen' }, undefined],
])('a location with %s has the state %s', (_, location, state) => {
  expect(findOpeningState(location, new Date('2026-11-18T08:00:00Z'))?.state).toBe(state)
})

test('a location that is closed for weeks names no day', () => {
  const days = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
  const state = findOpeningState({ ...linz, closedDays: days }, new Date('2026-12-01T08:00:00Z'))
  expect(state).toEqual({ localTime: '09:00', state: 'closed', opens: undefined })
})

test('a location is open exactly while the local time is inside a period', () => {
  const always = { timeZone: 'UTC', openingHours: 'Mo-Su 06:30-18:00', closedDays: [] }
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (now) => {
      const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
      expect(findOpeningState(always, now)?.state === 'open').toBe(minutes >= 390 && minutes < 1080)
    }),
  )
})
