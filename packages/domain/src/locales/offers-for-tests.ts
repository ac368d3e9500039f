import fc from 'fast-check'
import { someCountries, someLanguageEntries } from '../countries/countries-for-tests.ts'
import { type Language, languages } from './language.ts'
import type { Locale } from './locale.ts'
import { type LocaleOffer, type OfferFacts, toLocaleOffer } from './locale-offer.ts'
import type { LocaleWishes } from './negotiate-locale.ts'

export function anOffer(siteLanguages: Language[], rest: Partial<OfferFacts['site']> = {}): LocaleOffer {
  return toLocaleOffer({
    site: { languages: siteLanguages, languageOnly: ['fr', 'es'], internationalOnly: false, ...rest },
    countries: someCountries,
    languageEntries: someLanguageEntries,
    showHidden: false,
  })
}

export const noWishes: LocaleWishes = { stored: undefined, accepted: undefined, country: undefined }

const anyCountry = fc.constantFrom('CH', 'DE', 'US', 'JP', 'LI', 'FR', 'XX')

export const anyLocale: fc.Arbitrary<Locale> = fc.record({
  language: fc.constantFrom(...languages),
  country: fc.option(anyCountry, { nil: undefined }),
})

export const someOffer: fc.Arbitrary<LocaleOffer> = fc
  .record({
    languages: fc.subarray([...languages]),
    languageOnly: fc.subarray([...languages], { maxLength: 3 }),
    internationalOnly: fc.boolean(),
  })
  .map((site) => anOffer(site.languages, site))

const anyCode = fc.constantFrom('en', 'de', 'de-ch', 'DE-CH', 'fr-fr', 'ja', 'ja-jp', 'en-us', 'nonsense', '')

export const someWishes: fc.Arbitrary<LocaleWishes> = fc.record({
  stored: fc.option(anyCode, { nil: undefined }),
  accepted: fc.option(fc.oneof(fc.string(), fc.array(anyCode).map(String)), { nil: undefined }),
  country: fc.option(fc.oneof(anyCountry, fc.string({ maxLength: 3 })), { nil: undefined }),
})
