import type { BlockContent } from '@ferrule/blocks/block-content'

export type PageSection = { id: string; label: string }

export function headingOf(block: BlockContent): string | undefined {
  return ('heading' in block && block.heading) || undefined
}

/** A counter and not derived from the heading, because headings change and are not unique. */
export function toHeadingId(index: number): string {
  return `section-${index + 1}`
}

/** The editor's anchors on a page, each labelled with the next heading. */
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

/** Every heading of a page, except that of the hero, which is the page's title. */
export function listHeadings(blocks: readonly BlockContent[]): PageSection[] {
  return blocks.flatMap((block, index) => {
    const label = block.blockType === 'hero' ? undefined : headingOf(block)
    return label ? [{ id: toHeadingId(index), label }] : []
  })
}
