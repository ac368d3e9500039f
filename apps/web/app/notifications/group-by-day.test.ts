import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const style = {
  now: new Date('2026-11-17T09:00:00Z'),
  timeZone: 'Europe/Vienna',
  language: 'en',
  labels: { today: 'Today', yesterday: 'Yesterday' },
} as const

test('groups by the day of the reader, with names for today and yesterday', () => {
  const times = ['2026-11-17T08:31:00Z', '2026-11-16T23:30:00Z', '2026-11-16T15:00:00Z', '2026-11-13T14:02:00Z']
  const days = groupByDay(
    times.map((happenedAt) => ({ happenedAt })),
    style,
  )
  expect(days.map(({ label, items }) => [label, items.length])).toEqual([
    // Half past eleven in the evening in London is the next day in Vienna.
    ['Today', 2],
    ['Yesterday', 1],
    ['13 November 2026', 1],
  ])
})

test('an empty list has no days', () => {
  expect(groupByDay([], style)).toEqual([])
})
