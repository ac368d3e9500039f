import type { BlockContent } from './block-content.ts'

const lazyStyleBlocks = [
  'timeline',
  'gallery',
  'logo-strip',
  'video',
  'table',
  'investor-table',
  'chart',
  'location-teaser',
  'embedded-search',
  'contact-panel',
  'form',
] as const satisfies BlockContent['blockType'][]

export type LazyStyleContent = Extract<BlockContent, { blockType: (typeof lazyStyleBlocks)[number] }>

export type CommonContent = Exclude<BlockContent, LazyStyleContent>

/** Whether a page with this block must link the styles of the rare blocks. */
export function isLazyStyleBlock(content: BlockContent): content is LazyStyleContent {
  return lazyStyleBlocks.some((type) => type === content.blockType)
}
