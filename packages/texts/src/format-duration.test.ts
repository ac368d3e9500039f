import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, 'en', '0 min'],
  [38, 'en', '38 min'],
  [130, 'en', '2 hr 10 min'],
  [120, 'en', '2 hr'],
  [1680, 'en', '1 day 4 hr'],
  [1440, 'en', '1 day'],
  [2880 + 600, 'en', '2 days'],
  [2879, 'en', '1 day 23 hr'],
  [141 * 1440 + 600, 'de', '141 Tg.'],
  [130, 'de', '2 Std. 10 Min.'],
] as const)('%i minutes in %s: %s', (minutes, language, expected) => {
  expect(formatDuration(minutes, language)).toBe(expected)
})
