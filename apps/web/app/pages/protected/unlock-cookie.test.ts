import { expect, test } from 'vitest'
import { hasUnlocked, toUnlockCookie } from './unlock-cookie.server.ts'

const lock = { pageId: 'p1', version: 'v1', key: 'a-key-for-the-test', now: new Date('2026-11-15T12:00:00Z') }
const given = toUnlockCookie(lock)
const cookie = given.split(';')[0] ?? ''

test('who has shown the password reads the page for twelve hours', () => {
  expect(hasUnlocked(cookie, lock)).toBe(true)
  expect(hasUnlocked(cookie, { ...lock, now: new Date('2026-11-15T23:59:59Z') })).toBe(true)
  expect(hasUnlocked(cookie, { ...lock, now: new Date('2026-11-16T00:00:00Z') })).toBe(false)
})

test('the cookie of one page opens no other', () => {
  expect(hasUnlocked(cookie.replace('p1', 'p2'), { ...lock, pageId: 'p2' })).toBe(false)
})

test.each([
  ['a later end', cookie.replace(/=\d/, '=9')],
  ['another signature', `${cookie.slice(0, -2)}xx`],
  ['no signature', cookie.split('.')[0] ?? ''],
  ['nothing', null],
])('%s opens nothing', (_, forged) => {
  expect(hasUnlocked(forged, lock)).toBe(false)
})

test('a new password closes the page again', () => {
  expect(hasUnlocked(cookie, { ...lock, version: 'v2' })).toBe(false)
})

test('a signature of another key opens nothing', () => {
  expect(hasUnlocked(cookie, { ...lock, key: 'another-key-of-ours' })).toBe(false)
})

test('it stays with this host, no script reads it and no other site sends it along (O2)', () => {
  expect(given).toMatch(/^__Host-.*; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/)
})
