import { allCountriesCode, type Country, shownCountries, supportsLanguage } from '../countries/country.ts'
import { findDefaultCountry, type LanguageEntry } from '../countries/language-entry.ts'
import { defaultLanguage, type Language } from './language.ts'
import { isInternational, type Locale } from './locale.ts'

/** What the readers of one site can choose from. All of it is data of the site and of the country list. */
export type LocaleOffer = {
  /** The preferred language first; never empty. */
  languages: readonly Language[]
  /** Languages whose addresses never name a country, each with the country that people still write there. */
  languageOnly: ReadonlyMap<Language, string | undefined>
  countries: readonly Country[]
}

export type OfferFacts = {
  site: { languages: readonly Language[]; languageOnly: readonly Language[]; internationalOnly: boolean }
  countries: readonly Country[]
  languageEntries: readonly LanguageEntry[]
  showHidden: boolean
}

export function toLocaleOffer({ site, countries, languageEntries, showHidden }: OfferFacts): LocaleOffer {
  return {
    languages: site.languages.length > 0 ? site.languages : [defaultLanguage],
    languageOnly: new Map(
      site.languageOnly.map((language) => [language, findDefaultCountry(languageEntries, language)]),
    ),
    countries: site.internationalOnly ? [] : shownCountries(countries, { showHidden }).filter(isReal),
  }
}

/** The synthetic country is no choice beside the others: it is what a locale without a country is in. */
function isReal({ countryCode }: Country): boolean {
  return countryCode !== allCountriesCode
}

/** Internationally every language of the site is offered; in a country, those that the country supports. */
export function offersLocale(offer: LocaleOffer, locale: Locale): boolean {
  if (!offer.languages.includes(locale.language)) return false
  if (isInternational(locale)) return true
  if (offer.languageOnly.has(locale.language)) return false
  const country = findOfferedCountry(offer, locale.country)
  return country !== undefined && supportsLanguage(country, locale.language)
}

export function findOfferedCountry({ countries }: LocaleOffer, code: string | undefined): Country | undefined {
  return countries.find(({ countryCode }) => countryCode === code)
}

/** Language by language, the international version first. */
export function listLocales(offer: LocaleOffer): Locale[] {
  return offer.languages.flatMap((language): Locale[] => [
    { language, country: undefined },
    ...countriesReading(offer, language).map(({ countryCode }) => ({ language, country: countryCode })),
  ])
}

function countriesReading({ languageOnly, countries }: LocaleOffer, language: Language): readonly Country[] {
  return languageOnly.has(language) ? [] : countries.filter((country) => supportsLanguage(country, language))
}

/** `fr-FR` is another spelling of `fr` where French is read internationally only. */
export function toOneSpelling(offer: LocaleOffer, locale: Locale): Locale {
  const { language, country } = locale
  const isSpelledTwice = country !== undefined && offer.languageOnly.get(language) === country
  return isSpelledTwice && offer.languages.includes(language) ? { language, country: undefined } : locale
}
