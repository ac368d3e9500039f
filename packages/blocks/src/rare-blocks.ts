import type { BlockContent } from './block-content.ts'

const rareBlocks = [
  'timeline',
  'gallery',
  'video',
  'table',
  'investor-table',
  'chart',
  'location-teaser',
  'embedded-search',
  'form',
] as const satisfies BlockContent['blockType'][]

export type RareContent = Extract<BlockContent, { blockType: (typeof rareBlocks)[number] }>

export type CommonContent = Exclude<BlockContent, RareContent>

/** Whether a page with this block needs the styles of the rare blocks. */
export function isRareBlock(content: BlockContent): content is RareContent {
  return rareBlocks.some((rare) => rare === content.blockType)
}
