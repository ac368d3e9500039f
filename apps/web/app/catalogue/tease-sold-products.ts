import type { BlockContent } from '@ferrule/blocks/block-content'
import type { TeasedProductsQuery } from './teased-products.generated.ts'
import { toPictureContent } from './to-picture-content.ts'

type Teased = TeasedProductsQuery['products'][number]

/** The slugs of all products that blocks recommend. */
export function listTeasedSlugs(blocks: readonly BlockContent[]): string[] {
  const slugs = blocks.flatMap((block) =>
    block.blockType === 'product-teasers' ? block.products.map(({ slug }) => slug) : [],
  )
  return [...new Set(slugs)]
}

/**
 * Recommends only what is sold where the reader is, under its present name. The editor's own words come
 * first; a block that has nothing to recommend here is left out.
 */
export function teaseSoldProducts(blocks: readonly BlockContent[], sold: readonly Teased[]): BlockContent[] {
  const bySlug = new Map(sold.map((product) => [product.slug, product]))
  return blocks.flatMap((block): BlockContent[] => {
    if (block.blockType !== 'product-teasers') return [block]
    const products = block.products.flatMap((teaser) => {
      const product = bySlug.get(teaser.slug)
      if (!product) return []
      const { name, image, shortDescription } = product
      const picture = teaser.image ?? toPictureContent(image, name)
      return [{ ...teaser, name, text: teaser.text || shortDescription, image: picture }]
    })
    return products.length > 0 ? [{ ...block, products }] : []
  })
}

/** Where the short addresses that teasers have lead by now, so that no reader is sent on after a click. */
export function routesOfTeased(sold: readonly Teased[]): Record<string, string> {
  return Object.fromEntries(sold.map(({ slug, route }) => [`/products/${slug}`, route]))
}
