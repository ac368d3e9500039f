import type { Language } from '@ferrule/domain/locales/language'

export type SeedTermsDocument = {
  /** Finds the document again when seeds are loaded twice. */
  key: string
  /** Codes of the countries in which it holds; empty means every country. */
  countries: string[]
  /** ISO day. */
  validFrom: string
  /** Where it can be read: a path without locale. */
  href: string
  texts: Partial<Record<Language, { title: string }>>
}
