import { expect, test } from 'vitest'
import { filterReleases } from './filter-releases.ts'

const releases = [
  { id: 'a', publishedAt: '2025-08-18T06:00:00.000Z', mediaRelease: { adHoc: true } },
  { id: 'b', publishedAt: '2026-10-28T06:00:00.000Z', mediaRelease: { adHoc: true } },
  { id: 'c', publishedAt: '2026-11-11T06:00:00.000Z', mediaRelease: { adHoc: false } },
]

test.each([
  [{ adHocOnly: false, year: undefined }, 'cba'],
  [{ adHocOnly: true, year: undefined }, 'ba'],
  [{ adHocOnly: false, year: '2026' }, 'cb'],
  [{ adHocOnly: true, year: '2026' }, 'b'],
  [{ adHocOnly: false, year: '20' }, ''],
])('%j finds %s, the newest first', (filter, expected) => {
  expect(
    filterReleases(releases, filter)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})
