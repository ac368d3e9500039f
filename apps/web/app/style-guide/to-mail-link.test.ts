import { expect, test } from 'vitest'
import { toMailLink } from './to-mail-link.ts'

const main = { domains: [{ host: 'www.norlitz.example' }] }
const events = { domains: [{ host: 'www.norlitz.example', slug: 'events' }] }
const origin = 'https://www.norlitz.example'
const link = (site: typeof main | typeof events, locale: string, path: string) =>
  toMailLink({ site, locale, path }, origin)

test.each([
  [main, 'de-ch', 'company/about', 'https://www.norlitz.example/de-ch/company/about'],
  [main, 'en', '', 'https://www.norlitz.example/en'],
  [main, 'en', '/de/products?class=crimp#data', 'https://www.norlitz.example/en/products?class=crimp#data'],
  [main, 'ja', 'https://elsewhere.example/en/search', 'https://www.norlitz.example/ja/search'],
  [main, 'en', '//evil.example/en/search', 'https://www.norlitz.example/en/search'],
  [main, 'en', 'http://', 'https://www.norlitz.example/en'],
  [events, 'en', '/registration', 'https://www.norlitz.example/en/events/registration'],
  [events, 'en', '/en/events/registration', 'https://www.norlitz.example/en/events/registration'],
])('%j in %s with %j is %s', (site, locale, path, address) => {
  expect(link(site, locale, path)).toEqual({ ok: true, value: address })
})

test('preserves the port of the website', () => {
  const local = toMailLink({ site: main, locale: 'en', path: '' }, 'http://www.norlitz.localhost:8080')
  expect(local).toEqual({ ok: true, value: 'http://www.norlitz.example:8080/en' })
})

test.each([
  [main, 'xx', 'no-locale'],
  [{ domains: [] }, 'en', 'site-without-domain'],
])('%j in %s is refused: %s', (site, locale, reason) => {
  expect(toMailLink({ site, locale, path: '' }, origin)).toMatchObject({ ok: false, reason })
})
