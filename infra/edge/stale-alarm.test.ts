import { expect, test } from 'vitest'
import { isStaleAlarm } from './stale-alarm.ts'

test.each([
  ['nothing was asked', [], false],
  ['everything is fresh', [{ at: 95, hits: 1000, stale: 0 }], false],
  ['one in twenty is old', [{ at: 95, hits: 950, stale: 50 }], false],
  ['more than one in twenty is old', [{ at: 95, hits: 940, stale: 60 }], true],
  ['all is old', [{ at: 95, hits: 0, stale: 20 }], true],
  ['too few to tell', [{ at: 95, hits: 0, stale: 19 }], false],
  ['it was a while ago', [{ at: 40, hits: 0, stale: 500 }], false],
  [
    'the shares of a minute are taken together',
    [
      { at: 50, hits: 900, stale: 0 },
      { at: 95, hits: 0, stale: 60 },
    ],
    true,
  ],
])('%s (E13)', (_, counted, expected) => {
  expect(isStaleAlarm(counted, 100)).toBe(expected)
})
