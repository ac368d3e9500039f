import { type Language, languages } from '../locales/language.ts'
import { displayNames } from './display-names.ts'
import type { LanguageEntry } from './language-entry.ts'

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

/** The languages of a new installation, with their names in all of them. Editors change them in the content admin. */
export const initialLanguages: LanguageEntry[] = languages.map((languageCode) => ({
  languageCode,
  defaultCountry: defaultCountries[languageCode],
  names: displayNames('language', languageCode),
}))
