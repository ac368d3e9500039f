import { expect, test } from 'vitest'
import { isOpenAt } from './opening-hours.ts'

test.each([
  ['Europe/Zurich', '2026-11-17T07:00:00Z', true],
  ['Europe/Zurich', '2026-11-17T06:59:00Z', false],
  ['Europe/Zurich', '2026-11-17T15:59:00Z', true],
  ['Europe/Zurich', '2026-11-17T16:00:00Z', false],
  // Saturday in Japan, still Friday in Europe.
  ['Asia/Tokyo', '2026-11-20T23:30:00Z', false],
  ['America/Chicago', '2026-11-20T15:00:00Z', true],
  ['Europe/Zurich', '2026-11-22T10:00:00Z', false],
  ['', '2026-11-17T10:00:00Z', undefined],
  ['Europe/Wolhusen', '2026-11-17T10:00:00Z', undefined],
])('a location in %j at %s is open: %s', (timeZone, now, isOpen) => {
  expect(isOpenAt(timeZone, new Date(now))).toBe(isOpen)
})
