import { expect, test } from 'vitest'
import { isFreshLogin } from './fresh-login.ts'

const now = new Date('2026-11-15T10:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [0, true],
  [299, true],
  [300, true],
  [301, false],
  [86_400, false],
])('a login %s seconds ago is fresh: %s', (seconds, fresh) => {
  expect(isFreshLogin(before(seconds), now)).toBe(fresh)
})

test('a login at an unknown time is not fresh', () => {
  expect(isFreshLogin(undefined, now)).toBe(false)
})
