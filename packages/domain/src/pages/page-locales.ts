import { allCountries, type Country, includesCountry, supportsLanguage } from '../countries/country.ts'
import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import { toCountryCode } from '../locales/locale-codes.ts'
import { type LocaleOffer, listLocales } from '../locales/locale-offer.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Page } from './page.ts'

type Spread = Pick<Page, 'languages' | 'countries'>
type Reading = Pick<Country, 'countryCode' | 'supportedLanguages'>

/** The versions of a page that exist on a site: the only ones a language switch lists and alternates name. */
export function listPageLocales(page: Spread, offer: LocaleOffer): Locale[] {
  return listLocales(offer).filter((locale) => hasVersion(page, locale))
}

export function hasVersion({ languages, countries }: Spread, locale: Locale): boolean {
  return languages.includes(locale.language) && includesCountry(countries, toCountryCode(locale))
}

/**
 * The countries in which a page can be read in one of its languages, the synthetic one included. None is a mistake
 * of the editors that nobody would notice otherwise: the text is published, and no address shows it.
 */
export function countriesOfPage(
  { countries }: Pick<Page, 'countries'>,
  language: Language,
  known: readonly Reading[],
): Result<Reading[], 'no-country-supports-language'> {
  const supporting = [allCountries, ...known].filter(
    (country) => includesCountry(countries, country.countryCode) && supportsLanguage(country, language),
  )
  return supporting.length > 0 ? ok(supporting) : refuse('no-country-supports-language')
}
