import type { Language } from '@ferrule/domain/locales/language'

export type SeedTermsDocument = {
  /** Stable key that makes seeding idempotent. */
  key: string
  /** Country codes; empty for every country. */
  countries: string[]
  /** ISO date. */
  validFrom: string
  texts: Partial<Record<Language, { title: string }>>
}
