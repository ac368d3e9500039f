import type { Language } from '@ferrule/domain/locales/language'

export type SeedLocation = {
  /** Registered company name. */
  name: string
  contactType: 'SalesAndService' | 'Production' | 'Distributor'
  /** Names of the brands it represents. */
  brands: string[]
  countryCode: string
  /** Further countries whose customers it serves. */
  servedCountries?: string[]
  /** All topics if undefined. */
  topics?: ('sales' | 'service' | 'parts' | 'training')[]
  region: 'Europe' | 'Americas' | 'AsiaPacific' | 'MiddleEastAndAfrica'
  street: string
  postalCode: string
  city: string
  latitude: number
  longitude: number
  phone: string
  email: string
  /** IANA time zone of the opening hours. */
  timeZone: string
  /** In local time. */
  openingHours: string
  closedDays?: string[]
  texts: Partial<Record<Language, { note: string }>>
}
