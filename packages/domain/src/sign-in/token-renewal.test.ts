import { expect, test } from 'vitest'
import { isFresh } from './token-renewal.ts'

test.each([
  [300, true],
  [181, true],
  [180, false],
  [1, false],
  [-5, false],
  [undefined, false],
])('tokens with %s seconds left are used as they are: %s [S4-035] [S9-015]', (secondsLeft, fresh) => {
  expect(isFresh(secondsLeft)).toBe(fresh)
})
