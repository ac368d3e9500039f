import { regionOf } from '../countries/region.ts'
import { type ContactTopic, type ContactType, contactTopics, type Location } from './location.ts'

/** The country, brand and topic of a visitor's question; undefined for any brand or topic. */
export type ServiceQuery = { country: string; brand: string | undefined; topic: ContactTopic | undefined }

/** Why a location is the answer, the best reason first. */
const serviceReasons = ['in-country', 'serves-country', 'in-region', 'elsewhere'] as const

export type ServiceReason = (typeof serviceReasons)[number]

export type ServingLocation = { location: Location; reason: ServiceReason }

/** Own sales and service comes before distributors; a plant is the last choice. */
const typesInOrder: readonly ContactType[] = ['SalesAndService', 'Distributor', 'Production']

/**
 * The locations that answer a query, the best first: those in the country, those that serve it from elsewhere, then
 * those of the region, then all others. A location that does not represent the brand or answer the topic is left out.
 */
export function findServingLocations(locations: readonly Location[], query: ServiceQuery): ServingLocation[] {
  return locations
    .filter(({ brands }) => query.brand === undefined || brands.includes(query.brand))
    .filter(({ topics }) => query.topic === undefined || topics.length === 0 || topics.includes(query.topic))
    .map((location) => ({ location, reason: reasonFor(location, query.country) }))
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
