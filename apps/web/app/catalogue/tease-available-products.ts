import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'
import type { TeasedProductsQuery } from './teased-products.generated.ts'
import { toPictureContent } from './to-picture-content.ts'

export type TeasedProduct = TeasedProductsQuery['products'][number]

/** Lists the slugs of all products in teaser blocks. */
export function listTeasedSlugs(blocks: readonly BlockContent[]): string[] {
  return [...new Set(blocks.flatMap(slugsOf))]
}

function isTeasers(block: BlockContent) {
  return block.blockType === 'product-teasers' || block.blockType === 'machine-comparison'
}

function slugsOf(block: BlockContent): string[] {
  if (isTeasers(block)) return block.products.map(({ slug }) => slug)
  if (block.blockType !== 'machine-chooser') return []
  return block.choices.flatMap(({ slug, otherSlug }) => (otherSlug ? [slug, otherSlug] : [slug]))
}

/**
 * Removes teasers of products that are not sold in the visitor's country and updates the names of the others. The
 * editor's text and picture take precedence over those of the catalogue. A block without teasers is removed.
 */
export function teaseAvailableProducts(
  blocks: readonly BlockContent[],
  available: readonly TeasedProduct[],
): BlockContent[] {
  const bySlug: ProductsBySlug = new Map(available.map((product) => [product.slug, product]))
  return blocks.flatMap((block): BlockContent[] => {
    if (isTeasers(block)) {
      const products = block.products.flatMap((teaser) => toAvailable(teaser, bySlug))
      return products.length > 0 ? [{ ...block, products }] : []
    }
    if (block.blockType === 'machine-chooser') {
      const choices = block.choices
        .flatMap((choice) => toAvailable(choice, bySlug))
        .map((choice) => ({ ...choice, ...toOther(choice, bySlug) }))
      return choices.length > 0 ? [{ ...block, choices }] : []
    }
    return [block]
  })
}

type ProductsBySlug = ReadonlyMap<string, TeasedProduct>
type Teaser = { slug: string; name: string; text: string | null; image: PictureContent | null }

function toAvailable<Row extends Teaser>(teaser: Row, bySlug: ProductsBySlug): Row[] {
  const product = bySlug.get(teaser.slug)
  if (!product) return []
  const { name, image, shortDescription } = product
  return [
    { ...teaser, name, text: teaser.text || shortDescription, image: teaser.image ?? toPictureContent(image, name) },
  ]
}

/** The product to compare with; none if it is not sold here. */
function toOther({ otherSlug }: { otherSlug: string | null }, bySlug: ProductsBySlug) {
  const other = bySlug.get(otherSlug ?? '')
  return { otherSlug: other?.slug ?? null, otherName: other?.name ?? null }
}

/** Maps the short addresses of teasers to the current routes, so that a click causes no redirect. */
export function routesOfTeased(available: readonly TeasedProduct[]): Record<string, string> {
  return Object.fromEntries(available.map(({ slug, route }) => [`/products/${slug}`, route]))
}

/** The available products with these slugs, in their order. */
export function pickProducts(available: readonly TeasedProduct[], slugs: readonly string[]): TeasedProduct[] {
  return slugs.flatMap((wanted) => available.find(({ slug }) => slug === wanted) ?? [])
}
