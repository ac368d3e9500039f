import { countryCodes } from '../countries/country-codes.ts'

/** The zone of a country that has only one; which of several a reader lives in, only their browser could tell. */
export function timeZoneOf(country: string): string {
  if (!countryCodes.includes(country)) return 'UTC'
  const zones = new Intl.Locale('und', { region: country }).getTimeZones() ?? []
  return zones.length === 1 ? (zones[0] ?? 'UTC') : 'UTC'
}
