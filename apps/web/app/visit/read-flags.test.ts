import { expect, test } from 'vitest'
import { isPrivateToVisit, readFlags, toFlagCookies } from './read-flags.ts'

const read = (search: string, cookies: string | null = null, nextReleaseAllowed = true) =>
  readFlags({ search, cookies, nextReleaseAllowed })

test('nextRelease in the URL enables the flag and is stored in a cookie [S4-063] [S4-064]', () => {
  const flags = read('?nextRelease')
  expect(flags).toEqual({ testing: false, nextRelease: true })
  expect(toFlagCookies(flags, '?nextRelease')).toEqual([
    'uapp_is-next-release=true; Path=/; Max-Age=34560000; Secure; SameSite=Lax',
  ])
  expect(read('', 'uapp_is-next-release=true').nextRelease).toBe(true)
})

test('nextRelease=false disables the flag [S4-065]', () => {
  const flags = read('?nextRelease=false', 'uapp_is-next-release=true')
  expect(flags.nextRelease).toBe(false)
  expect(toFlagCookies(flags, '?nextRelease=false')[0]).toMatch(/^uapp_is-next-release=false;/)
})

test('nextRelease has no effect if the setting forbids it', () => {
  expect(read('?nextRelease', 'uapp_is-next-release=true', false).nextRelease).toBe(false)
})

test('testing=true marks the session and is stored in a cookie [S7-071] [S7-072] [S9-071]', () => {
  expect(read('?testing=true').testing).toBe(true)
  expect(read('', 'uapp_testing=true').testing).toBe(true)
  expect(toFlagCookies(read('?testing=true'), '?testing=true')[0]).toMatch(/^uapp_testing=true;/)
})

test.each([
  ['', null, false],
  ['?page=2', null, false],
  ['?cache=clear', null, true],
  ['', 'uapp_testing=true', true],
  ['?nextRelease=false', null, true],
])('the response to %s with the cookies %s is private: %s [C5]', (search, cookies, expected) => {
  expect(isPrivateToVisit(read(search, cookies), search)).toBe(expected)
})
