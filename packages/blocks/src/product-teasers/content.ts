import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { headContent } from '../sections/head-content.ts'

/** The last part of a product's address. */
export const productSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/

const product = z.object({
  slug: z.string().regex(productSlug),
  name: z.string().min(1),
  text: z.string().nullable(),
  image: pictureContent.nullable(),
})

/** Machines an editor recommends here, in the editor's words. */
export const productTeasersContent = z.object({
  blockType: z.literal('product-teasers'),
  ...headContent,
  products: listOf(product),
})

export type ProductTeasersContent = z.infer<typeof productTeasersContent>

/** What search finds this block by. */
export function productTeasersText({ heading, note, products }: ProductTeasersContent): string {
  return lines(heading, note, ...products.flatMap(({ name, text }) => [name, text]))
}
