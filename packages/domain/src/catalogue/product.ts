import type { Language } from '../locales/language.ts'

export const productStatuses = ['active', 'discontinued', 'cancelled'] as const

export type ProductStatus = (typeof productStatuses)[number]

/** The language and country that products are listed for. */
export type Market = { language: Language; country: string }

export type Product = {
  id: string
  slug: string
  brand: string
  status: ProductStatus
  /** The key of the image in the media store. */
  image: string
  /** The language of the texts: the requested one, or English where the translation is missing. */
  language: Language
  name: string
  shortDescription: string
  longDescription: string
  /** The path of its page below the locale. */
  route: string
  classificationId: string | null
  variantCount: number
  video: string | null
  /** The last month of its security updates, such as 2034-03; null if none is stated. */
  supportUntil: string | null
}
