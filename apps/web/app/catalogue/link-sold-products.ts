import type { BlockContent } from '@ferrule/blocks/block-content'
import { type LinkContent, productOf } from '@ferrule/blocks/links/link-target'
import { type LinkedProduct, resolveLink } from '@ferrule/domain/navigation/link'

/** The slugs of all products that links with a text of their own lead to. */
export function listProductLinks(blocks: readonly BlockContent[]): string[] {
  return [...new Set(blocks.flatMap(linksOf).flatMap(({ href }) => productOf(href) ?? []))]
}

/** Puts the product's name into the text, and its page behind it. What is not sold here is not linked to. */
export function linkSoldProducts(
  blocks: readonly BlockContent[],
  sold: readonly (LinkedProduct & { slug: string })[],
): BlockContent[] {
  const bySlug = new Map(sold.map((product) => [product.slug, product]))
  const toSold = (links: readonly LinkContent[]) =>
    links.flatMap((link): LinkContent[] => {
      const slug = productOf(link.href)
      if (!slug) return [link]
      const found = resolveLink({ kind: 'product', text: link.text, slug, openInNewTab: false }, (one) =>
        bySlug.get(one),
      )
      return found?.target.kind === 'path' ? [{ text: found.text, href: found.target.path }] : []
    })
  return blocks.map((block): BlockContent => {
    if ('links' in block) return { ...block, links: toSold(block.links) }
    if ('actions' in block) return { ...block, actions: toSold(block.actions) }
    return block
  })
}

function linksOf(block: BlockContent): readonly LinkContent[] {
  if ('links' in block) return block.links
  return 'actions' in block ? block.actions : []
}
