import { allCountries, type Country } from '@ferrule/domain/countries/country'
import {
  chooseMeasurementSystem,
  type MeasurementSystem,
  measurementSystem,
} from '@ferrule/domain/countries/measurement-system'
import type { Locale } from '@ferrule/domain/locales/locale'
import { measurementSystemCookie, readCookie } from '../request/reader-cookies.ts'

/** For whom products are compared. */
export type ComparisonReader = { locale: Locale; system: MeasurementSystem }

type Facts = { countries: readonly Country[]; headers: Headers; units: string | null }

/** Units that the address names count most, so that a link shows what its sender saw. */
export function toComparisonReader(locale: Locale, { countries, headers, units }: Facts): ComparisonReader {
  const country = countries.find(({ countryCode }) => countryCode === locale.country) ?? allCountries
  const wanted = measurementSystem.safeParse(units)
  const stored = readCookie(headers.get('Cookie'), measurementSystemCookie)
  return { locale, system: wanted.success ? wanted.data : chooseMeasurementSystem(country, stored) }
}
