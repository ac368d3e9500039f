import { z } from 'zod'
import { pictureContent } from '../pictures/picture-content.ts'
import { productSlug } from './product-slug.ts'

/** A product that an editor shows on a page, with a text of the editor. */
export const teasedProduct = z.object({
  slug: productSlug,
  name: z.string().min(1),
  text: z.string().nullable(),
  /** Null for the picture of the catalogue. */
  image: pictureContent.nullable(),
})
