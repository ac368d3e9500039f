import { allCountriesCode } from '../countries/country.ts'
import type { Language } from './language.ts'
import { isInternational, type Locale, parseLocale, toLanguageTag, toUrlCode } from './locale.ts'

/** All codes of a locale. */
export type LocaleCodes = {
  /** As in the `lang` attribute: `de`, `de-CH`. */
  code: string
  /** As in URLs: `de`, `de-ch`. */
  urlCode: string
  /** The locale code of the product API, always with a country: `de_ALL`, `de_CH`. */
  sisCode: string
  isInternational: boolean
  language: Language
  country: string
}

export function toLocaleCodes(locale: Locale): LocaleCodes {
  const country = toCountryCode(locale)
  return {
    code: toLanguageTag(locale),
    urlCode: toUrlCode(locale),
    sisCode: `${locale.language}_${country}`,
    isInternational: isInternational(locale),
    language: locale.language,
    country,
  }
}

/** The country of a locale; `ALL` for an international one. */
export function toCountryCode({ country }: Locale): string {
  return country ?? allCountriesCode
}

export function parseSisCode(sisCode: string): Locale | undefined {
  const match = /^([a-z]{2})_(ALL|[A-Z]{2})$/.exec(sisCode)
  if (!match) return undefined
  return parseLocale(match[2] === allCountriesCode ? `${match[1]}` : `${match[1]}-${match[2]}`)
}

export function isSameLocale(one: Locale, other: Locale): boolean {
  return one.language === other.language && one.country === other.country
}
