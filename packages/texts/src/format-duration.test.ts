import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, 'en', '0 min'],
  [38, 'en', '38 min'],
  [130, 'en', '2 hr 10 min'],
  [120, 'en', '2 hr'],
  [1680, 'en', '1 day 4 hr'],
  [1440, 'en', '1 day'],
  [130, 'de', '2 Std. 10 Min.'],
] as const)('%i minutes in %s: %s', (minutes, language, expected) => {
  expect(formatDuration(minutes, language)).toBe(expected)
})
