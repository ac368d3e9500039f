import type { BlockContent } from '@ferrule/blocks/block-content'
import type { TeasedProductsQuery } from './teased-products.generated.ts'
import { toPictureContent } from './to-picture-content.ts'

export type TeasedProduct = TeasedProductsQuery['products'][number]

/** Lists the slugs of all products in teaser blocks. */
export function listTeasedSlugs(blocks: readonly BlockContent[]): string[] {
  const slugs = blocks.flatMap((block) =>
    block.blockType === 'product-teasers' ? block.products.map(({ slug }) => slug) : [],
  )
  return [...new Set(slugs)]
}

/**
 * Removes teasers of products that are not sold in the visitor's country and updates the names of the others. The
 * editor's text and picture take precedence over those of the catalogue. A block without teasers is removed.
 */
export function teaseAvailableProducts(
  blocks: readonly BlockContent[],
  available: readonly TeasedProduct[],
): BlockContent[] {
  const bySlug = new Map(available.map((product) => [product.slug, product]))
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

/** Maps the short addresses of teasers to the current routes, so that a click causes no redirect. */
export function routesOfTeased(available: readonly TeasedProduct[]): Record<string, string> {
  return Object.fromEntries(available.map(({ slug, route }) => [`/products/${slug}`, route]))
}

/** The available products with these slugs, in their order. */
export function pickProducts(available: readonly TeasedProduct[], slugs: readonly string[]): TeasedProduct[] {
  return slugs.flatMap((wanted) => available.find(({ slug }) => slug === wanted) ?? [])
}
