import { z } from 'zod'
import { countryCode } from '../countries/country.ts'

export const contactTypes = ['SalesAndService', 'Production', 'Distributor'] as const

export type ContactType = (typeof contactTypes)[number]

/** A site of the group or a distributor. */
export const location = z.object({
  id: z.string().min(1),
  /** The registered company name. */
  name: z.string(),
  contactType: z.enum(contactTypes),
  /** The names of the brands it represents. */
  brands: z.array(z.string()),
  countryCode,
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})

export type Location = z.infer<typeof location>
