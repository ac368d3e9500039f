import { countryCodes } from '../countries/country-codes.ts'

/** The time zone of a country with a single one; UTC for others, because only the browser knows the visitor's zone. */
export function timeZoneOf(country: string): string {
  if (!countryCodes.includes(country)) return 'UTC'
  const zones = new Intl.Locale('und', { region: country }).getTimeZones() ?? []
  return zones.length === 1 ? (zones[0] ?? 'UTC') : 'UTC'
}
