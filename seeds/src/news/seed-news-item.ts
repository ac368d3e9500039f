import type { Language } from '@ferrule/domain/locales/language'
import type { PictureName } from '../content/pictures.ts'

export type SeedNewsItem = {
  /** Finds the item again when seeds are loaded twice. */
  key: string
  siteSlug: string
  /** ISO. The newest is shown first. */
  publicationDate: string
  image: PictureName | null
  /** A path without locale or an https address. */
  link: string | null
  texts: Partial<Record<Language, { title: string; text: string }>>
}
