import { nameOfCountry } from '@ferrule/domain/countries/country'
import { regionOf, regions } from '@ferrule/domain/countries/region'
import { isInternational, type Locale, toUrlCode } from '@ferrule/domain/locales/locale'
import { isSameLocale } from '@ferrule/domain/locales/locale-codes'
import type { Visit } from '../../visit/contexts.ts'
import type { SwitchView } from './switch-view.ts'

/** Groups the existing versions: all languages of the current country, and one version for each other country. */
export function toChoices(
  locales: readonly Locale[],
  { locale, offer }: Pick<Visit, 'locale' | 'offer'>,
): Pick<SwitchView, 'languages' | 'international' | 'regions'> {
  const toChoice = (version: Locale) => ({ to: toUrlCode(version), isCurrent: isSameLocale(version, locale) })
  const best = (candidates: readonly Locale[], fallback: string) =>
    candidates.find(({ language }) => language === locale.language) ??
    candidates.find(({ language }) => language === fallback) ??
    candidates[0]
  const inThisCountry = locales.filter(({ country }) => country === locale.country)
  const international = best(locales.filter(isInternational), '')
  const countries = offer.countries.flatMap((country) => {
    const versions = locales.filter((version) => version.country === country.countryCode)
    const chosen = best(versions, country.defaultLanguage)
    if (!chosen) return []
    const isCurrent = country.countryCode === locale.country
    return [
      { code: country.countryCode, name: nameOfCountry(country, locale.language), to: toUrlCode(chosen), isCurrent },
    ]
  })
  return {
    languages: inThisCountry.map((version) => ({ ...toChoice(version), language: version.language })),
    international: international && { to: toUrlCode(international), isCurrent: isInternational(locale) },
    regions: regions.flatMap((region) => {
      const inRegion = countries.filter(({ code }) => regionOf(code) === region)
      return inRegion.length > 0 ? [{ region, countries: inRegion }] : []
    }),
  }
}
