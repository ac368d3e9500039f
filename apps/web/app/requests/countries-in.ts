import { countryCodes } from '@ferrule/domain/countries/country-codes'
import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

export type CountryOption = { value: string; label: string }

const countries = new Map<Language, CountryOption[]>()

/** Returns the countries with their names in the language, sorted. Cached per language, because there are 249. */
export function countriesIn(language: Language): CountryOption[] {
  const cached = countries.get(language)
  if (cached) return cached
  const locale = toServiceLocale(language)
  const collator = new Intl.Collator(locale)
  const sorted = countryCodes
    .map((value) => ({ value, label: nameOfCountryIn(value, language) }))
    .sort((one, other) => collator.compare(one.label, other.label))
  countries.set(language, sorted)
  return sorted
}

export function nameOfCountryIn(code: string, language: Language): string {
  return new Intl.DisplayNames(toServiceLocale(language), { type: 'region' }).of(code) ?? code
}
