import type { Location } from '@ferrule/domain/locations/location'

type Place = Pick<Location, 'street' | 'postalCode' | 'city' | 'countryCode'>

/** The postal address of a location in two lines. */
export function toAddress({ street, postalCode, city, countryCode }: Place, names: Record<string, string>): string {
  return `${street}\n${postalCode} ${city}, ${names[countryCode] ?? countryCode}`
}
