import type { Language } from '@ferrule/domain/locales/language'

export type SeedLocation = {
  /** The company as it is registered. */
  name: string
  contactType: 'SalesAndService' | 'Production' | 'Distributor'
  /** Names of the brands it stands for. */
  brands: string[]
  countryCode: string
  region: 'Europe' | 'Americas' | 'AsiaPacific' | 'MiddleEastAndAfrica'
  street: string
  postalCode: string
  city: string
  latitude: number
  longitude: number
  phone: string
  email: string
  /** IANA name: opening hours are told in the time of the place. */
  timeZone: string
  texts: Partial<Record<Language, { note: string }>>
}
