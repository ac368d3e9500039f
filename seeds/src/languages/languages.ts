import type { LanguageEntry } from '@ferrule/domain/countries/language-entry'
import { type Language, languages as codes } from '@ferrule/domain/locales/language'
import { displayNames } from './display-names.ts'

/** The country meant by whoever names a language with a country although it is read internationally only. */
const defaultCountries: Record<Language, string> = {
  en: 'ALL',
  de: 'CH',
  fr: 'FR',
  zh: 'CN',
  ja: 'JP',
  es: 'ES',
  pt: 'BR',
  cs: 'CZ',
  hu: 'HU',
  ro: 'RO',
  sk: 'SK',
}

export type SeedLanguage = LanguageEntry

/** Named in every language of the interface. */
export const languages: SeedLanguage[] = codes.map((languageCode) => ({
  languageCode,
  defaultCountry: defaultCountries[languageCode],
  names: displayNames('language', languageCode),
}))
