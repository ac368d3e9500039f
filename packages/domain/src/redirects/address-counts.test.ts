import { expect, test } from 'vitest'
import { listCountedDays, sumDays } from './address-counts.ts'

test('thirty days are counted, today first, across the end of a month', () => {
  const days = listCountedDays(new Date('2026-12-01T00:30:00Z'))
  expect([days.length, days[0], days[1], days.at(-1)]).toEqual([30, '2026-12-01', '2026-11-30', '2026-11-02'])
})

test('the days of an address are added up, with the last day, whatever their order', () => {
  const days = [
    { day: '2026-11-15', counts: { '/a': 2, '/c': 9 } },
    { day: '2026-11-17', counts: { '/a': 3, '/b': 5 } },
    { day: '2026-11-16', counts: { '/a': 1 } },
  ]
  expect(sumDays(days)).toEqual([
    { address: '/c', count: 9, lastDay: '2026-11-15' },
    { address: '/a', count: 6, lastDay: '2026-11-17' },
    { address: '/b', count: 5, lastDay: '2026-11-17' },
  ])
})
