import { expect, test } from 'vitest'
import { hasUnlocked, type Lock, toUnlockCookie } from './unlock-cookie.server.ts'

const lock = {
  pageId: 'p1',
  version: 'v1',
  keys: ['a-key-for-the-test'],
  now: new Date('2026-11-15T12:00:00Z'),
} satisfies Lock
const setCookie = toUnlockCookie(lock)
const cookie = setCookie.split(';')[0] ?? ''

test('a page stays unlocked for twelve hours', () => {
  expect(hasUnlocked(cookie, lock)).toBe(true)
  expect(hasUnlocked(cookie, { ...lock, now: new Date('2026-11-15T23:59:59Z') })).toBe(true)
  expect(hasUnlocked(cookie, { ...lock, now: new Date('2026-11-16T00:00:00Z') })).toBe(false)
})

test('the cookie of one page unlocks no other [C4]', () => {
  expect(hasUnlocked(cookie.replace('p1', 'p2'), { ...lock, pageId: 'p2' })).toBe(false)
})

test.each([
  ['a later expiry', cookie.replace(/=\d/, '=9')],
  ['another signature', `${cookie.slice(0, -2)}xx`],
  ['no signature', cookie.split('.')[0] ?? ''],
  ['no cookie', null],
])('%s unlocks nothing', (_, forged) => {
  expect(hasUnlocked(forged, lock)).toBe(false)
})

test('a new password locks the page again', () => {
  expect(hasUnlocked(cookie, { ...lock, version: 'v2' })).toBe(false)
})

test('a signature of another key unlocks nothing', () => {
  expect(hasUnlocked(cookie, { ...lock, keys: ['another-key-of-ours'] })).toBe(false)
})

test('a page stays unlocked after the key was rotated, until the key is removed [S7]', () => {
  const rotated = { ...lock, keys: ['another-key-of-ours', 'a-key-for-the-test'] } satisfies Lock
  expect(hasUnlocked(cookie, rotated)).toBe(true)
  expect(hasUnlocked(toUnlockCookie(rotated), lock)).toBe(false)
})

test('the cookie is bound to this host, not readable by scripts and not sent from other sites (O2)', () => {
  expect(setCookie).toMatch(/^__Host-.*; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/)
})
