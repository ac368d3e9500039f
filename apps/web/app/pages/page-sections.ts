import type { BlockContent } from '@ferrule/blocks/block-content'

export type PageSection = { id: string; label: string }

export function headingOf(block: BlockContent): string | undefined {
  return ('heading' in block && block.heading) || undefined
}

/** Counted, not made from the words: those change, and two may be the same. */
export function toHeadingId(index: number): string {
  return `section-${index + 1}`
}

/** The places editors set on a page, each named by the heading that follows it. */
export function listAnchors(blocks: readonly BlockContent[]): PageSection[] {
  return blocks.flatMap((block, index) => {
    if (block.blockType !== 'anchor') return []
    const label = blocks
      .slice(index + 1)
      .map(headingOf)
      .find(Boolean)
    return label ? [{ id: block.name, label }] : []
  })
}

/** Every heading of a long page; the hero's is the page's own. */
export function listHeadings(blocks: readonly BlockContent[]): PageSection[] {
  return blocks.flatMap((block, index) => {
    const label = block.blockType === 'hero' ? undefined : headingOf(block)
    return label ? [{ id: toHeadingId(index), label }] : []
  })
}
