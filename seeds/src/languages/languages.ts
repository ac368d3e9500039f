import type { LanguageEntry } from '@ferrule/domain/countries/language-entry'
import { type Language, languages as codes } from '@ferrule/domain/locales/language'
import { displayNames } from './display-names.ts'

/** For a language without country versions: the country whose locale redirects to it, as `fr-FR` to `fr`. */
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

/** Languages with their names in all interface languages. */
export const languages: SeedLanguage[] = codes.map((languageCode) => ({
  languageCode,
  defaultCountry: defaultCountries[languageCode],
  names: displayNames('language', languageCode),
}))
