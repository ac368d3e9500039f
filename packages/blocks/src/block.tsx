import type { BlockProps } from './block-props.ts'
import { CommonBlock } from './common-block.tsx'
import { RareBlock } from './rare-block.tsx'
import { isRareBlock } from './rare-blocks.ts'

/** Draws whatever block an editor placed. */
export function Block({ content, ...surroundings }: BlockProps) {
  if (isRareBlock(content)) return <RareBlock content={content} {...surroundings} />
  return <CommonBlock content={content} {...surroundings} />
}
