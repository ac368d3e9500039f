import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Bucket,
  chooseBucketWidth,
  downsample,
  findExtremes,
  maxPoints,
  readingPeriods,
  toWindow,
} from './reading-window.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const now = new Date('2026-11-18T12:34:56Z')

function bucket(at: Date | number, mean = 1, count = 1): Bucket {
  return { at: new Date(at), mean, lowest: mean - 1, highest: mean + 1, count }
}

test.each([
  ['24h', '2026-11-17T12:45:00Z', '2026-11-18T12:45:00Z', 15],
  ['7d', '2026-11-11T13:00:00Z', '2026-11-18T13:00:00Z', 60],
  ['30d', '2026-10-19T16:00:00Z', '2026-11-18T16:00:00Z', 240],
] as const)('the last %s end with the current bucket', (period, from, to, minutes) => {
  expect(toWindow(period, now)).toEqual({ from: new Date(from), to: new Date(to), bucketMs: minutes * minuteMs })
})

test.each([
  ['24h', 5, 15],
  ['24h', 15, 15],
  ['24h', 16, 60],
  ['24h', 60, 60],
  ['24h', 300, 480],
  ['24h', 5000, 1440],
  ['7d', 60, 60],
  ['30d', 60, 240],
] as const)('in %s, readings every %i minutes are drawn in buckets of %i', (period, interval, minutes) => {
  const { from } = toWindow(period, now)
  const buckets = Array.from({ length: 20 }, (_, index) => bucket(from.getTime() + index * interval * minuteMs))
  expect(chooseBucketWidth(buckets, toWindow(period, now))).toBe(minutes * minuteMs)
})

test('a night without readings does not widen the buckets of a shift', () => {
  const { from } = toWindow('7d', now)
  const hours = [0, 1, 2, 3, 24, 25, 26, 27]
  const buckets = hours.map((hour) => bucket(from.getTime() + hour * hourMs))
  expect(chooseBucketWidth(buckets, toWindow('7d', now))).toBe(hourMs)
})

test('merged buckets have the mean of their readings, and times without readings stay empty', () => {
  const window = { from: new Date(0), to: new Date(3 * hourMs), bucketMs: 15 * minuteMs }
  const buckets = [bucket(0, 10, 1), bucket(45 * minuteMs, 40, 2), bucket(2 * hourMs, 7)]
  expect(downsample(buckets, window, hourMs)).toEqual([
    { at: new Date(0), value: 30 },
    { at: new Date(hourMs), value: null },
    { at: new Date(2 * hourMs), value: 7 },
  ])
})

test('buckets of an hour begin at whole hours', () => {
  const points = downsample([bucket(0)], toWindow('24h', now), hourMs)
  expect(points[0]?.at).toEqual(new Date('2026-11-17T12:00:00Z'))
  expect(points.at(-1)?.at).toEqual(new Date('2026-11-18T12:00:00Z'))
})

test('the extremes are those of the readings, not of the means', () => {
  expect(findExtremes([bucket(0, 5), bucket(1, 9), bucket(2, 2)])).toEqual({ lowest: 1, highest: 10 })
  expect(findExtremes([])).toBeUndefined()
})

test('a chart has at most 200 points, all within the window and the extremes, and no reading is lost', () => {
  const periods = fc.constantFrom(...readingPeriods)
  const shares = fc.uniqueArray(fc.integer({ min: 0, max: 199 }), { maxLength: 100 })
  const mean = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(
      periods,
      fc.date({ noInvalidDate: true, min: new Date(0) }),
      shares,
      mean,
      (period, end, slots, value) => {
        const window = toWindow(period, end)
        const buckets = slots
          .toSorted((one, other) => one - other)
          .map((slot) => new Date(window.from.getTime() + slot * window.bucketMs))
          .filter((at) => at < window.to)
          .map((at, index) => bucket(at, value + index))
        const width = chooseBucketWidth(buckets, window)
        const points = downsample(buckets, window, width)
        expect(points.length).toBeLessThanOrEqual(maxPoints)
        expect(points.every(({ at }) => at.getTime() > window.from.getTime() - width && at < window.to)).toBe(true)
        expect(points.some(({ value: drawn }) => drawn !== null)).toBe(buckets.length > 0)
        const extremes = findExtremes(buckets)
        for (const { value: drawn } of points) {
          if (drawn === null || !extremes) continue
          expect(drawn).toBeGreaterThanOrEqual(extremes.lowest - 1e-6)
          expect(drawn).toBeLessThanOrEqual(extremes.highest + 1e-6)
        }
      },
    ),
  )
})
