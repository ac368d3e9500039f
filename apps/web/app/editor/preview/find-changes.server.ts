import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import { type BlockChange, compareBlocks } from '@ferrule/domain/editor/compare-blocks'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { getServices } from '../../visit/services.server.ts'

/** The differences between a draft and the published text of the same language. */
export type PageChanges = {
  isNew: boolean
  isTitleChanged: boolean
  /** One entry for each block of the draft. */
  blocks: (BlockChange | undefined)[]
  removed: { block: BlockContent; before: number }[]
}

export async function findChanges(draft: PublishedPage): Promise<PageChanges> {
  const { id, siteSlug, locale: language } = draft
  const address = { siteSlug, language, stage: 'PUBLISHED', id } as const
  const published = (await orThrow503('content', getServices().readStagedPage(address)))?.page
  const before = published?.blocks ?? []
  const { changes, removed } = compareBlocks(before.map(toComparable), draft.blocks.map(toComparable))
  return {
    isNew: published === undefined,
    isTitleChanged:
      published !== undefined && (published.title !== draft.title || published.description !== draft.description),
    blocks: changes,
    removed: removed.flatMap(({ index, before: position }) => {
      const block = before[index]
      return block ? [{ block, before: position }] : []
    }),
  }
}

function toComparable(block: BlockContent) {
  return { type: block.blockType, content: JSON.stringify(block) }
}
