import { allCountries } from '@ferrule/domain/countries/country'
import { chooseMeasurementSystem, type MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { findOfferedCountry } from '@ferrule/domain/locales/locale-offer'
import type { Visit } from '../request/contexts.ts'
import { measurementSystemCookie, readCookie } from '../request/reader-cookies.ts'

/** The edge keeps a copy for each system, and takes the choice out of the cookies that it keeps to itself. */
const systemHeader = 'X-Measurement-System'

export const varyBySystem = { Vary: systemHeader }

/** In which units a reader gets technical data: their stored choice, else what is usual in their country. */
export function measurementSystemOf({ headers }: Request, { offer, locale }: Visit): MeasurementSystem {
  const stored = headers.get(systemHeader) ?? readCookie(headers.get('Cookie'), measurementSystemCookie)
  return chooseMeasurementSystem(findOfferedCountry(offer, locale.country) ?? allCountries, stored)
}
