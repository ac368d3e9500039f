import fc from 'fast-check'
import { someCountries, someLanguageEntries } from '../countries/countries.fixture.ts'
import { type Language, languages } from './language.ts'
import type { Locale } from './locale.ts'
import { type AvailableLocales, type LocaleFacts, toAvailableLocales } from './available-locales.ts'
import type { LocalePreferences } from './negotiate-locale.ts'

export function someLocales(siteLanguages: Language[], rest: Partial<LocaleFacts['site']> = {}): AvailableLocales {
  return toAvailableLocales({
    site: { languages: siteLanguages, languageOnly: ['fr', 'es'], internationalOnly: false, ...rest },
    countries: someCountries,
    languageEntries: someLanguageEntries,
    showHidden: false,
  })
}

export const noPreferences: LocalePreferences = { stored: undefined, accepted: undefined, country: undefined }

const anyCountry = fc.constantFrom('CH', 'DE', 'US', 'JP', 'LI', 'FR', 'XX')

export const anyLocale: fc.Arbitrary<Locale> = fc.record({
  language: fc.constantFrom(...languages),
  country: fc.option(anyCountry, { nil: undefined }),
})

export const someAvailableLocales: fc.Arbitrary<AvailableLocales> = fc
  .record({
    languages: fc.subarray([...languages]),
    languageOnly: fc.subarray([...languages], { maxLength: 3 }),
    internationalOnly: fc.boolean(),
  })
  .map((site) => someLocales(site.languages, site))

const anyCode = fc.constantFrom('en', 'de', 'de-ch', 'DE-CH', 'fr-fr', 'ja', 'ja-jp', 'en-us', 'nonsense', '')

export const somePreferences: fc.Arbitrary<LocalePreferences> = fc.record({
  stored: fc.option(anyCode, { nil: undefined }),
  accepted: fc.option(fc.oneof(fc.string(), fc.array(anyCode).map(String)), { nil: undefined }),
  country: fc.option(fc.oneof(anyCountry, fc.string({ maxLength: 3 })), { nil: undefined }),
})
