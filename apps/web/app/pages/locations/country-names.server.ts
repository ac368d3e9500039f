import { nameOfCountry } from '@ferrule/domain/countries/country'
import type { Visit } from '../../visit/contexts.ts'

/** The names of all countries, because a location may be in a country without a site locale. */
export function countryNames({ system, locale }: Visit): Record<string, string> {
  return Object.fromEntries(
    system.countries.map((country) => [country.countryCode, nameOfCountry(country, locale.language)]),
  )
}
