import type { Language } from '../locales/language.ts'

export const productStatuses = ['active', 'discontinued', 'cancelled'] as const

export type ProductStatus = (typeof productStatuses)[number]

export type Product = {
  id: string
  slug: string
  brand: string
  status: ProductStatus
  /** Where the picture lies in the media store; nothing means the default picture. */
  image: string | null
  /** The language the texts are in: the one asked for, or English where a text is not translated yet. */
  language: Language
  name: string
  shortDescription: string
  longDescription: string
}
