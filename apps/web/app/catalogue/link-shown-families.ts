import type { BlockContent } from '@ferrule/blocks/block-content'
import { parseCatalogueAddress } from '@ferrule/domain/catalogue/catalogue-address'

/** The slugs that the families of all blocks lead to in the catalogue. */
export function listLinkedSlugs(blocks: readonly BlockContent[]): string[] {
  const slugs = blocks.flatMap((block) =>
    block.blockType === 'classification-grid' ? block.families.flatMap(({ href }) => slugOf(href) ?? []) : [],
  )
  return [...new Set(slugs)]
}

/** Leaves out the families that are not shown where the reader is, and a block that has none left. */
export function linkShownFamilies(blocks: readonly BlockContent[], notShown: ReadonlySet<string>): BlockContent[] {
  return blocks.flatMap((block): BlockContent[] => {
    if (block.blockType !== 'classification-grid') return [block]
    const families = block.families.filter(({ href }) => !notShown.has(slugOf(href) ?? ''))
    return families.length > 0 ? [{ ...block, families }] : []
  })
}

/** Nothing for an address outside the catalogue. */
function slugOf(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return parseCatalogueAddress(path.split('/').filter((segment) => segment !== ''))?.slug
}
