import { expect, test } from 'vitest'
import {
  canUseWithoutRenewal,
  defaultTimeoutMs,
  discoveryTimeoutMs,
  identityTimeoutMs,
  isFresh,
  loginTimeoutMs,
} from './token-renewal.ts'

test.each([
  [300, true],
  [181, true],
  [180, false],
  [1, false],
  [-5, false],
  [undefined, false],
])('tokens with %s seconds left are used without renewal: %s [S4-035] [S9-015]', (secondsLeft, fresh) => {
  expect(isFresh(secondsLeft)).toBe(fresh)
  expect(canUseWithoutRenewal(secondsLeft, Number.POSITIVE_INFINITY)).toBe(fresh)
})

test.each([
  [179, 0, true],
  [179, 29_999, true],
  [179, 30_000, false],
  [31, 0, true],
  [30, 0, false],
  [-1, 0, false],
  [undefined, 0, false],
])('with %s s left and a failed renewal %s ms ago tokens are still used: %s [S9-019]', (left, since, used) => {
  expect(canUseWithoutRenewal(left, since)).toBe(used)
})

test('the timeouts have the specified values', () => {
  expect({ identityTimeoutMs, defaultTimeoutMs, loginTimeoutMs }).toEqual({
    identityTimeoutMs: 3000,
    defaultTimeoutMs: 5000,
    loginTimeoutMs: 30_000,
  })
})

test('the discovery timeout leaves time to render the error page within three seconds', () => {
  expect(discoveryTimeoutMs).toBeLessThanOrEqual(identityTimeoutMs - 500)
})
