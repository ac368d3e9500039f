import type { BlockContent } from '@ferrule/blocks/block-content'
import { type LinkContent, productOf } from '@ferrule/blocks/links/link-target'
import { type LinkedProduct, resolveLink } from '@ferrule/domain/navigation/link'

/** Lists the slugs of all products that the links of the blocks point to. */
export function listProductLinks(blocks: readonly BlockContent[]): string[] {
  return [...new Set(blocks.flatMap(linksOf).flatMap(({ href }) => productOf(href) ?? []))]
}

/** Resolves product links to name and page of the product. Links to products that are not sold here are removed. */
export function linkAvailableProducts(
  blocks: readonly BlockContent[],
  available: readonly (LinkedProduct & { slug: string })[],
): BlockContent[] {
  const bySlug = new Map(available.map((product) => [product.slug, product]))
  const toAvailable = (links: readonly LinkContent[]) =>
    links.flatMap((link): LinkContent[] => {
      const slug = productOf(link.href)
      if (!slug) return [link]
      const resolved = resolveLink({ kind: 'product', text: link.text, slug, openInNewTab: false }, (product) =>
        bySlug.get(product),
      )
      return resolved?.target.kind === 'path' ? [{ text: resolved.text, href: resolved.target.path }] : []
    })
  return blocks.map((block): BlockContent => {
    if ('links' in block) return { ...block, links: toAvailable(block.links) }
    if ('actions' in block) return { ...block, actions: toAvailable(block.actions) }
    return block
  })
}

function linksOf(block: BlockContent): readonly LinkContent[] {
  if ('links' in block) return block.links
  return 'actions' in block ? block.actions : []
}
