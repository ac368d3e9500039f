import { regionOf } from '../countries/region.ts'
import { type ContactTopic, type ContactType, contactTopics, type Location } from './location.ts'

/** What a visitor wants: in which country, about which brand, on which topic. Undefined for any. */
export type ServiceWish = { country: string; brand: string | undefined; topic: ContactTopic | undefined }

/** Why a location is the answer, the best reason first. */
export const serviceReasons = ['in-country', 'serves-country', 'in-region', 'elsewhere'] as const

export type ServiceReason = (typeof serviceReasons)[number]

export type ServingLocation = { location: Location; reason: ServiceReason }

/** Own sales and service comes before distributors; a plant is the last choice. */
const typesInOrder: readonly ContactType[] = ['SalesAndService', 'Distributor', 'Production']

/**
 * The locations that answer a wish, the best first: those in the country, those that serve it from elsewhere, then
 * those of the region, then all others. A location that does not represent the brand or answer the topic is left out.
 */
export function findServingLocations(locations: readonly Location[], wish: ServiceWish): ServingLocation[] {
  return locations
    .filter(({ brands }) => wish.brand === undefined || brands.includes(wish.brand))
    .filter(({ topics }) => wish.topic === undefined || topics.length === 0 || topics.includes(wish.topic))
    .map((location) => ({ location, reason: reasonFor(location, wish.country) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

function reasonFor({ countryCode, servedCountries }: Location, country: string): ServiceReason {
  if (countryCode === country) return 'in-country'
  if (servedCountries.includes(country)) return 'serves-country'
  return regionOf(countryCode) === regionOf(country) ? 'in-region' : 'elsewhere'
}

function rankOf({ location, reason }: ServingLocation): number {
  return serviceReasons.indexOf(reason) * typesInOrder.length + typesInOrder.indexOf(location.contactType)
}

export function isContactTopic(text: string): text is ContactTopic {
  return contactTopics.some((topic) => topic === text)
}
