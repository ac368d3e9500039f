import type { Addresses } from './addresses.ts'
import type { BlockContent } from './block-content.ts'
import { Hero } from './hero/component.tsx'
import { Text } from './text/component.tsx'

type BlockProps = { content: BlockContent; addresses: Addresses; first: boolean }

/** Draws whatever block an editor placed. */
export function Block({ content, addresses, first }: BlockProps) {
  switch (content.blockType) {
    case 'hero':
      return <Hero content={content} addresses={addresses} first={first} />
    case 'text':
      return <Text content={content} addresses={addresses} />
  }
}
