import type { Location } from './location.ts'

export function aLocation(id: string, changes: Partial<Location> = {}): Location {
  return {
    id,
    name: 'Norlitz AG',
    contactType: 'SalesAndService',
    brands: ['Norlitz'],
    countryCode: 'CH',
    servedCountries: [],
    topics: [],
    street: '',
    postalCode: '',
    city: 'Wolhusen',
    phone: '',
    email: '',
    position: null,
    timeZone: '',
    openingHours: '',
    closedDays: [],
    ...changes,
  }
}
