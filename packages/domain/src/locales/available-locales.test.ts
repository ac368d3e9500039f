import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCountries } from '../countries/country.ts'
import { parseLocale, toUrlCode } from './locale.ts'
import { listLocales, offersLocale, toAvailableLocales, toCanonicalLocale } from './available-locales.ts'
import { someLocales, someAvailableLocales } from './available-locales.fixture.ts'

const codesOf = (offer: ReturnType<typeof someLocales>) => listLocales(offer).map(toUrlCode)

test('a site has its languages internationally and in the countries that support them', () => {
  expect(codesOf(someLocales(['de', 'en', 'fr']))).toEqual([
    'de',
    'de-ch',
    'de-de',
    'en',
    'en-ch',
    'en-de',
    'en-us',
    'en-jp',
    'fr',
  ])
})

test('a site that is international only has no country versions [S2-080]', () => {
  expect(codesOf(someLocales(['en', 'de'], { internationalOnly: true }))).toEqual(['en', 'de'])
})

test.each([
  ['fr', true, '[S2-045]'],
  ['fr-fr', false, '[S2-045]'],
  ['fr-ch', false, '[S2-045]'],
  ['es', true, '[S2-046]'],
  ['es-es', false, '[S2-046]'],
  ['de-ch', true, ''],
  ['de-us', false, ''],
  ['de-xx', false, ''],
  ['ja-jp', false, ''],
])('%s is available on a site with English, German, French and Spanish: %s %s', (code, offered) => {
  const locale = parseLocale(code)
  expect(locale && offersLocale(someLocales(['en', 'de', 'fr', 'es']), locale)).toBe(offered)
})

test('hidden countries are available only if the setting allows it [S5-059]', () => {
  const site = { languages: ['de' as const], languageOnly: [], internationalOnly: false }
  const hidden = { ...allCountries, countryCode: 'LI', hidden: true }
  const codes = (showHidden: boolean) =>
    codesOf(toAvailableLocales({ site, countries: [allCountries, hidden], languageEntries: [], showHidden }))
  expect([codes(false), codes(true)]).toEqual([['de'], ['de', 'de-li']])
})

test.each([
  ['fr-fr', 'fr'],
  ['es-es', 'es'],
  ['fr-ch', 'fr-ch'],
  ['de-ch', 'de-ch'],
  ['fr', 'fr'],
])('the canonical locale of %s is %s', (code, canonical) => {
  const locale = parseLocale(code)
  expect(locale && toUrlCode(toCanonicalLocale(someLocales(['en', 'fr', 'es']), locale))).toBe(canonical)
})

test('every listed locale is available, has a URL code and is canonical', () => {
  fc.assert(
    fc.property(someAvailableLocales, (offer) => {
      const locales = listLocales(offer)
      expect(locales.length).toBeGreaterThan(0)
      for (const locale of locales) {
        expect(offersLocale(offer, locale)).toBe(true)
        expect(parseLocale(toUrlCode(locale))).toEqual(locale)
        expect(toCanonicalLocale(offer, locale)).toEqual(locale)
      }
    }),
  )
})
