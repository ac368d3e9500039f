import { expect, test } from 'vitest'
import { isForThisVisitAlone, readFlags, toFlagCookies } from './read-flags.ts'

const read = (search: string, cookies: string | null = null, nextReleaseAllowed = true) =>
  readFlags({ search, cookies, nextReleaseAllowed })

test('nextRelease in the address switches on and is remembered [S4-063] [S4-064]', () => {
  const flags = read('?nextRelease')
  expect(flags).toEqual({ testing: false, nextRelease: true })
  expect(toFlagCookies(flags, '?nextRelease')).toEqual([
    'uapp_is-next-release=true; Path=/; Max-Age=34560000; SameSite=Lax',
  ])
  expect(read('', 'uapp_is-next-release=true').nextRelease).toBe(true)
})

test('nextRelease=false switches off [S4-065]', () => {
  const flags = read('?nextRelease=false', 'uapp_is-next-release=true')
  expect(flags.nextRelease).toBe(false)
  expect(toFlagCookies(flags, '?nextRelease=false')[0]).toMatch(/^uapp_is-next-release=false;/)
})

test('where the setting forbids it, nobody gets the next release', () => {
  expect(read('?nextRelease', 'uapp_is-next-release=true', false).nextRelease).toBe(false)
})

test('testing=true marks the session, and a cookie remembers it [S7-071] [S7-072] [S9-071]', () => {
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
])('%s with the cookies %s is answered for this visit alone: %s', (search, cookies, expected) => {
  expect(isForThisVisitAlone(read(search, cookies), search)).toBe(expected)
})
