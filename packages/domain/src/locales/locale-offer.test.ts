import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCountries } from '../countries/country.ts'
import { parseLocale, toUrlCode } from './locale.ts'
import { listLocales, offersLocale, toLocaleOffer, toOneSpelling } from './locale-offer.ts'
import { anOffer, someOffer } from './offers-for-tests.ts'

const codesOf = (offer: ReturnType<typeof anOffer>) => listLocales(offer).map(toUrlCode)

test('a site offers its languages internationally and in the countries that support them', () => {
  expect(codesOf(anOffer(['de', 'en', 'fr']))).toEqual([
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

test('a site for the international country only offers no other [S2-080]', () => {
  expect(codesOf(anOffer(['en', 'de'], { internationalOnly: true }))).toEqual(['en', 'de'])
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
])('%s is offered by a site with English, German, French and Spanish: %s %s', (code, offered) => {
  const locale = parseLocale(code)
  expect(locale && offersLocale(anOffer(['en', 'de', 'fr', 'es']), locale)).toBe(offered)
})

test('hidden countries are offered only if the setting allows it [S5-059]', () => {
  const site = { languages: ['de' as const], languageOnly: [], internationalOnly: false }
  const hidden = { ...allCountries, countryCode: 'LI', hidden: true }
  const codes = (showHidden: boolean) =>
    codesOf(toLocaleOffer({ site, countries: [allCountries, hidden], languageEntries: [], showHidden }))
  expect([codes(false), codes(true)]).toEqual([['de'], ['de', 'de-li']])
})

test.each([
  ['fr-fr', 'fr'],
  ['es-es', 'es'],
  ['fr-ch', 'fr-ch'],
  ['de-ch', 'de-ch'],
  ['fr', 'fr'],
])('%s is spelled %s', (code, spelling) => {
  const locale = parseLocale(code)
  expect(locale && toUrlCode(toOneSpelling(anOffer(['en', 'fr', 'es']), locale))).toBe(spelling)
})

test('every listed locale is offered, has an address and is spelled one way', () => {
  fc.assert(
    fc.property(someOffer, (offer) => {
      const locales = listLocales(offer)
      expect(locales.length).toBeGreaterThan(0)
      for (const locale of locales) {
        expect(offersLocale(offer, locale)).toBe(true)
        expect(parseLocale(toUrlCode(locale))).toEqual(locale)
        expect(toOneSpelling(offer, locale)).toEqual(locale)
      }
    }),
  )
})
