import { allCountriesCode, type Country, listVisibleCountries, supportsLanguage } from '../countries/country.ts'
import { findDefaultCountry, type LanguageEntry } from '../countries/language-entry.ts'
import { defaultLanguage, type Language } from './language.ts'
import { isInternational, type Locale } from './locale.ts'

/** The locales of one site, from the data of the site and the country list. */
export type AvailableLocales = {
  /** The preferred language first; never empty. */
  languages: readonly Language[]
  /** Languages without country versions, each with the country whose locale redirects to it. */
  languageOnly: ReadonlyMap<Language, string | undefined>
  countries: readonly Country[]
}

export type LocaleFacts = {
  site: { languages: readonly Language[]; languageOnly: readonly Language[]; internationalOnly: boolean }
  countries: readonly Country[]
  languageEntries: readonly LanguageEntry[]
  showHidden: boolean
}

export function toAvailableLocales({ site, countries, languageEntries, showHidden }: LocaleFacts): AvailableLocales {
  return {
    languages: site.languages.length > 0 ? site.languages : [defaultLanguage],
    languageOnly: new Map(
      site.languageOnly.map((language) => [language, findDefaultCountry(languageEntries, language)]),
    ),
    countries: site.internationalOnly ? [] : listVisibleCountries(countries, { showHidden }).filter(isReal),
  }
}

/** The synthetic country is not a choice; a locale without a country belongs to it. */
function isReal({ countryCode }: Country): boolean {
  return countryCode !== allCountriesCode
}

/** International versions exist in every language of the site, country versions in the languages of the country. */
export function offersLocale(offer: AvailableLocales, locale: Locale): boolean {
  if (!offer.languages.includes(locale.language)) return false
  if (isInternational(locale)) return true
  if (offer.languageOnly.has(locale.language)) return false
  const country = findOfferedCountry(offer, locale.country)
  return country !== undefined && supportsLanguage(country, locale.language)
}

export function findOfferedCountry({ countries }: AvailableLocales, code: string | undefined): Country | undefined {
  return countries.find(({ countryCode }) => countryCode === code)
}

/** Language by language, the international version first. */
export function listLocales(offer: AvailableLocales): Locale[] {
  return offer.languages.flatMap((language): Locale[] => [
    { language, country: undefined },
    ...countriesWithLanguage(offer, language).map(({ countryCode }) => ({ language, country: countryCode })),
  ])
}

function countriesWithLanguage({ languageOnly, countries }: AvailableLocales, language: Language): readonly Country[] {
  return languageOnly.has(language) ? [] : countries.filter((country) => supportsLanguage(country, language))
}

/** `fr-FR` becomes `fr` where French has no country versions. */
export function toCanonicalLocale(offer: AvailableLocales, locale: Locale): Locale {
  const { language, country } = locale
  const isAlias = country !== undefined && offer.languageOnly.get(language) === country
  return isAlias && offer.languages.includes(language) ? { language, country: undefined } : locale
}
