import { z } from 'zod'
import { blocks } from './blocks.ts'

const [first, ...others] = blocks

/** The content of any block that an editor can add to a page. */
export const blockContent = z.discriminatedUnion('blockType', [first.content, ...others.map(({ content }) => content)])

export type BlockContent = z.infer<typeof blockContent>

/** The text that search indexes for a block. */
export function blockText(content: BlockContent): string {
  const block = blocks.find(({ slug }) => slug === content.blockType)
  if (!block) throw new Error(`unknown block ${content.blockType}`)
  // The block was found by the type of this content, which the compiler cannot follow.
  const toText: (content: never) => string = block.toText
  return toText(content as never)
}
