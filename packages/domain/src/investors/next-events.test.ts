import { expect, test } from 'vitest'
import { nextEvents } from './next-events.ts'

const events = ['2027-04-14', '2023-01-17', '2027-01-19', '2027-03-09'].map((date) => ({ date }))

test.each([
  ['2026-11-19', ['2027-01-19', '2027-03-09']],
  ['2027-01-19', ['2027-01-19', '2027-03-09']],
  ['2027-01-20', ['2027-03-09', '2027-04-14']],
  ['2027-04-14', ['2027-04-14']],
  ['2027-04-15', ['2027-03-09', '2027-04-14']],
  ['2020-01-01', ['2023-01-17', '2027-01-19']],
])('on %s the next two events are %j', (today, expected) => {
  expect(nextEvents(events, { today, count: 2 }).map(({ date }) => date)).toEqual(expected)
})

test('without events there is none', () => {
  expect(nextEvents([], { today: '2026-11-19', count: 4 })).toEqual([])
})
