import type { BlockContent } from '@ferrule/blocks/block-content'
import { parseCatalogueAddress } from '@ferrule/domain/catalogue/catalogue-address'

/** Lists the catalogue slugs that the families of all blocks link to. */
export function listLinkedSlugs(blocks: readonly BlockContent[]): string[] {
  const slugs = blocks.flatMap((block) =>
    block.blockType === 'classification-grid' ? block.families.flatMap(({ href }) => slugOf(href) ?? []) : [],
  )
  return [...new Set(slugs)]
}

/** Removes families that are hidden in the visitor's country, and blocks without any family left. */
export function linkVisibleFamilies(blocks: readonly BlockContent[], hidden: ReadonlySet<string>): BlockContent[] {
  return blocks.flatMap((block): BlockContent[] => {
    if (block.blockType !== 'classification-grid') return [block]
    const families = block.families.filter(({ href }) => !hidden.has(slugOf(href) ?? ''))
    return families.length > 0 ? [{ ...block, families }] : []
  })
}

/** Returns undefined for an address outside the catalogue. */
function slugOf(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return parseCatalogueAddress(path.split('/').filter((segment) => segment !== ''))?.slug
}
