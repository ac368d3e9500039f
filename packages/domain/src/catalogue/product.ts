import type { Language } from '../locales/language.ts'

export const productStatuses = ['active', 'discontinued', 'cancelled'] as const

export type ProductStatus = (typeof productStatuses)[number]

/** Who reads: in which language, and where. */
export type Reader = { language: Language; country: string }

export type Product = {
  id: string
  slug: string
  brand: string
  status: ProductStatus
  /** Where the picture lies in the media store. */
  image: string
  /** The language the texts are in: the one asked for, or English where a text is not translated yet. */
  language: Language
  name: string
  shortDescription: string
  longDescription: string
  /** The path of its page below the locale. */
  route: string
  classificationId: string | null
  variantCount: number
  video: string | null
}
