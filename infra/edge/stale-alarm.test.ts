import { expect, test } from 'vitest'
import { isStaleAlarm } from './stale-alarm.ts'

test.each([
  ['no alarm without responses', [], false],
  ['no alarm if everything is fresh', [{ at: 95, hits: 1000, stale: 0 }], false],
  ['no alarm if one in twenty is stale', [{ at: 95, hits: 950, stale: 50 }], false],
  ['alarm if more than one in twenty is stale', [{ at: 95, hits: 940, stale: 60 }], true],
  ['alarm if everything is stale', [{ at: 95, hits: 0, stale: 20 }], true],
  ['no alarm for fewer than twenty responses', [{ at: 95, hits: 0, stale: 19 }], false],
  ['no alarm for responses before the window', [{ at: 40, hits: 0, stale: 500 }], false],
  [
    'alarm for the sum of a minute',
    [
      { at: 50, hits: 900, stale: 0 },
      { at: 95, hits: 0, stale: 60 },
    ],
    true,
  ],
])('%s (E13)', (_, counted, expected) => {
  expect(isStaleAlarm(counted, 100)).toBe(expected)
})
