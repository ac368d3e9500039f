import { z } from 'zod'
import { countryCode } from '../countries/country.ts'

export const contactTypes = ['SalesAndService', 'Production', 'Distributor'] as const

export type ContactType = (typeof contactTypes)[number]

/** The subjects of a visitor's question. */
export const contactTopics = ['sales', 'service', 'parts', 'training'] as const

export type ContactTopic = (typeof contactTopics)[number]

/** A site of the group or a distributor. Copies that were stored before a field with a default can still be read. */
export const location = z.object({
  id: z.string().min(1),
  /** The registered company name. */
  name: z.string(),
  contactType: z.enum(contactTypes),
  /** The names of the brands it represents. */
  brands: z.array(z.string()),
  countryCode,
  /** Further countries whose customers it serves. */
  servedCountries: z.array(z.string()).default([]),
  /** Empty for all topics. */
  topics: z.array(z.enum(contactTopics)).default([]),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** IANA time zone of the opening hours; empty if unknown. */
  timeZone: z.string().default(''),
  /** As `parseOpeningHours` reads them; empty if unknown. */
  openingHours: z.string().default(''),
  /** Local dates such as 2026-12-25 on which it is closed. */
  closedDays: z.array(z.string()).default([]),
})

export type Location = z.infer<typeof location>
