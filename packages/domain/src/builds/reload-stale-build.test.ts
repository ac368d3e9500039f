import { expect, test } from 'vitest'
import { mayReload } from './reload-stale-build.ts'

test.each([
  [undefined, false, true],
  [90_000, false, true],
  [90_001, false, false],
  [99_999, false, false],
  [undefined, true, false],
  [1, true, false],
])('last at %s with unsent input %s: reloads %s [S4-072] [S4-073] [S9-010]', (lastAt, hasUnsentInput, expected) => {
  expect(mayReload({ now: 100_000, lastAt, hasUnsentInput })).toBe(expected)
})
