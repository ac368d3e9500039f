import { allCountries } from '@ferrule/domain/countries/country'
import { chooseMeasurementSystem, type MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { findOfferedCountry } from '@ferrule/domain/locales/available-locales'
import type { Visit } from '../visit/contexts.ts'
import { measurementSystemCookie, readCookie } from '../visit/visitor-cookies.ts'

/** The edge strips cookies, sends the stored choice in this header and caches one variant for each system. */
const systemHeader = 'X-Measurement-System'

export const varyBySystem = { Vary: systemHeader }

/** Returns the visitor's stored choice of units, else the default of their country. */
export function measurementSystemOf({ headers }: Request, { offer, locale }: Visit): MeasurementSystem {
  const stored = headers.get(systemHeader) ?? readCookie(headers.get('Cookie'), measurementSystemCookie)
  return chooseMeasurementSystem(findOfferedCountry(offer, locale.country) ?? allCountries, stored)
}
