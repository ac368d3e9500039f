import { nameOfCountry } from '@ferrule/domain/countries/country'
import { regionOf, regions } from '@ferrule/domain/countries/region'
import { isInternational, type Locale, toUrlCode } from '@ferrule/domain/locales/locale'
import { isSameLocale } from '@ferrule/domain/locales/locale-codes'
import type { Visit } from '../../request/contexts.ts'
import type { SwitchView } from './switch-view.ts'

/** The versions that exist, as a reader chooses among them: languages here, and one version in each other country. */
export function toChoices(
  locales: readonly Locale[],
  { locale, offer }: Pick<Visit, 'locale' | 'offer'>,
): Pick<SwitchView, 'languages' | 'international' | 'regions'> {
  const toChoice = (one: Locale) => ({ to: toUrlCode(one), isCurrent: isSameLocale(one, locale) })
  const best = (among: readonly Locale[], wanted: string) =>
    among.find(({ language }) => language === locale.language) ??
    among.find(({ language }) => language === wanted) ??
    among[0]
  const here = locales.filter(({ country }) => country === locale.country)
  const international = best(locales.filter(isInternational), '')
  const countries = offer.countries.flatMap((country) => {
    const own = locales.filter((one) => one.country === country.countryCode)
    const chosen = best(own, country.defaultLanguage)
    if (!chosen) return []
    const isCurrent = country.countryCode === locale.country
    return [
      { code: country.countryCode, name: nameOfCountry(country, locale.language), to: toUrlCode(chosen), isCurrent },
    ]
  })
  return {
    languages: here.map((one) => ({ ...toChoice(one), language: one.language })),
    international: international && { to: toUrlCode(international), isCurrent: isInternational(locale) },
    regions: regions.flatMap((region) => {
      const inside = countries.filter(({ code }) => regionOf(code) === region)
      return inside.length > 0 ? [{ region, countries: inside }] : []
    }),
  }
}
