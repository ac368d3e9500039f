import { z } from 'zod'
import { heroContent, heroText } from './hero/content.ts'
import { textContent, textText } from './text/content.ts'

/** The content of any block an editor can place on a page. */
export const blockContent = z.discriminatedUnion('blockType', [heroContent, textContent])

export type BlockContent = z.infer<typeof blockContent>

/** What search finds a block by. */
export function blockText(block: BlockContent): string {
  switch (block.blockType) {
    case 'hero':
      return heroText(block)
    case 'text':
      return textText(block)
  }
}
