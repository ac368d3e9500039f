import { expect, test } from 'vitest'
import { toDueClock } from './due-clock.ts'

const now = new Date('2026-11-17T09:00:00Z')

test.each([
  [-25, { kind: 'over', minutes: 25 }],
  [0, { kind: 'soon', minutes: 0 }],
  [120, { kind: 'soon', minutes: 120 }],
  [121, { kind: 'left', minutes: 121 }],
])('due in %i minutes shows %j', (minutes, expected) => {
  expect(toDueClock(new Date(now.getTime() + minutes * 60_000), now)).toEqual(expected)
})
