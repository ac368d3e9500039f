import { expect, test } from 'vitest'
import {
  canUseNow,
  defaultTimeoutMs,
  discoveryTimeoutMs,
  identityTimeoutMs,
  isFresh,
  loginWaitMs,
} from './token-renewal.ts'

test.each([
  [300, true],
  [181, true],
  [180, false],
  [1, false],
  [-5, false],
  [undefined, false],
])('tokens with %s seconds left are used as they are: %s [S4-035] [S9-015]', (secondsLeft, fresh) => {
  expect(isFresh(secondsLeft)).toBe(fresh)
  expect(canUseNow(secondsLeft, Number.POSITIVE_INFINITY)).toBe(fresh)
})

test.each([
  [179, 0, true],
  [179, 29_999, true],
  [179, 30_000, false],
  [31, 0, true],
  [30, 0, false],
  [-1, 0, false],
  [undefined, 0, false],
])('with %s s left and a renewal unanswered %s ms ago tokens are used on: %s [S9-019]', (left, since, used) => {
  expect(canUseNow(left, since)).toBe(used)
})

test('the limits of time are those agreed', () => {
  expect({ identityTimeoutMs, defaultTimeoutMs, loginWaitMs }).toEqual({
    identityTimeoutMs: 3000,
    defaultTimeoutMs: 5000,
    loginWaitMs: 30_000,
  })
})

test('who cannot be found is given up in time to say so within the three seconds', () => {
  expect(discoveryTimeoutMs).toBeLessThanOrEqual(identityTimeoutMs - 500)
})
