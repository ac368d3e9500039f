import { allCountries, type Country, includesCountry, supportsLanguage } from '../countries/country.ts'
import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import { toCountryCode } from '../locales/locale-codes.ts'
import { type AvailableLocales, listLocales } from '../locales/available-locales.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Page } from './page.ts'

type LocalisedPage = Pick<Page, 'languages' | 'countries'>
type CountryLanguages = Pick<Country, 'countryCode' | 'supportedLanguages'>

/** The versions of a page that exist on a site, for the language switch and alternates. */
export function listPageLocales(page: LocalisedPage, offer: AvailableLocales): Locale[] {
  return listLocales(offer).filter((locale) => hasVersion(page, locale))
}

export function hasVersion({ languages, countries }: LocalisedPage, locale: Locale): boolean {
  return languages.includes(locale.language) && includesCountry(countries, toCountryCode(locale))
}

/**
 * The countries, including the synthetic one, in which a page is available in a language. None is an editorial mistake:
 * the text is published, but no URL shows it.
 */
export function countriesOfPage(
  { countries }: Pick<Page, 'countries'>,
  language: Language,
  known: readonly CountryLanguages[],
): Result<CountryLanguages[], 'no-country-supports-language'> {
  const supporting = [allCountries, ...known].filter(
    (country) => includesCountry(countries, country.countryCode) && supportsLanguage(country, language),
  )
  return supporting.length > 0 ? ok(supporting) : refuse('no-country-supports-language')
}
