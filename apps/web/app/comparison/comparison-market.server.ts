import { allCountries, type Country } from '@ferrule/domain/countries/country'
import {
  chooseMeasurementSystem,
  type MeasurementSystem,
  measurementSystem,
} from '@ferrule/domain/countries/measurement-system'
import type { Locale } from '@ferrule/domain/locales/locale'
import { measurementSystemCookie, readCookie } from '../visit/visitor-cookies.ts'

/** The locale and units of a comparison. */
export type ComparisonMarket = { locale: Locale; system: MeasurementSystem }

type MarketInput = { countries: readonly Country[]; headers: Headers; units: string | null }

/** Units in the URL take precedence over stored ones, so that a shared link shows the units of its sender. */
export function toComparisonMarket(locale: Locale, { countries, headers, units }: MarketInput): ComparisonMarket {
  const country = countries.find(({ countryCode }) => countryCode === locale.country) ?? allCountries
  const requested = measurementSystem.safeParse(units)
  const stored = readCookie(headers.get('Cookie'), measurementSystemCookie)
  return { locale, system: requested.success ? requested.data : chooseMeasurementSystem(country, stored) }
}
