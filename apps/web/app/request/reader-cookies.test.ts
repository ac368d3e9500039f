import { expect, test } from 'vitest'
import { localeCookieName, readCookie, rememberChoice } from './reader-cookies.ts'

test.each([
  ['uapp_locale=de-ch', 'de-ch'],
  ['x=1; uapp_locale=de; uapp_locale=fr', 'de'],
  ['xuapp_locale=de', undefined],
  ['uapp_locale_brand=de', undefined],
  ['uapp_locale=', ''],
  ['', undefined],
  [null, undefined],
])('%j holds the locale %j', (header, expected) => {
  expect(readCookie(header, 'uapp_locale')).toBe(expected)
})

test('each site but the main one has a cookie of its own [S9-068]', () => {
  expect([localeCookieName(''), localeCookieName('cirris')]).toEqual(['uapp_locale', 'uapp_locale_cirris'])
})

test('a choice is kept for as long as browsers allow, and not sent along from elsewhere [S9-066] [S9-067]', () => {
  expect(rememberChoice('uapp_locale', 'de')).toBe('uapp_locale=de; Path=/; Max-Age=34560000; SameSite=Lax')
})
