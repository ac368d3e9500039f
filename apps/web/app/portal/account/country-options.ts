import { countryCodes } from '@ferrule/domain/countries/country-codes'
import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

/** Returns every country, with its name in the language and in the language's sort order. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const locale = toServiceLocale(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label))
}
