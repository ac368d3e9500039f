import type { Language } from '@ferrule/domain/locales/language'
import type { PictureName } from '../content/pictures.ts'

export type SeedNewsItem = {
  /** Stable key that makes seeding idempotent. */
  key: string
  siteSlug: string
  /** ISO date-time; newest items are shown first. */
  publicationDate: string
  image: PictureName | null
  /** Path without locale, or an https URL. */
  link: string | null
  texts: Partial<Record<Language, { title: string; text: string }>>
}
