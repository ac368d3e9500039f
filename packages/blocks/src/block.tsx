import type { BlockProps } from './block-props.ts'
import { CommonBlock } from './common-block.tsx'
import { LazyStyleBlock } from './lazy-style-block.tsx'
import { isLazyStyleBlock } from './lazy-style-blocks.ts'

/** Renders any block. */
export function Block({ content, ...props }: BlockProps) {
  if (isLazyStyleBlock(content)) return <LazyStyleBlock content={content} {...props} />
  return <CommonBlock content={content} {...props} />
}
