import { expect, test } from 'vitest'
import { localeCookieName, readCookie, rememberChoice } from './visitor-cookies.ts'

test.each([
  ['uapp_locale=de-ch', 'de-ch'],
  ['x=1; uapp_locale=de; uapp_locale=fr', 'de'],
  ['xuapp_locale=de', undefined],
  ['uapp_locale_brand=de', undefined],
  ['uapp_locale=', ''],
  ['', undefined],
  [null, undefined],
])('the locale cookie of %j is %j', (header, expected) => {
  expect(readCookie(header, 'uapp_locale')).toBe(expected)
})

test('each site except the main one has its own cookie [S9-068]', () => {
  expect([localeCookieName(''), localeCookieName('cirris')]).toEqual(['uapp_locale', 'uapp_locale_cirris'])
})

test('a choice cookie has the maximum lifetime and is SameSite=Lax [S9-066] [S9-067]', () => {
  expect(rememberChoice('uapp_locale', 'de')).toBe('uapp_locale=de; Path=/; Max-Age=34560000; Secure; SameSite=Lax')
})
