import type { BlockContent } from '@ferrule/blocks/block-content'

/** Blocks that end a page with an action of their own. */
const closingBlocks: readonly BlockContent['blockType'][] = ['call-to-action', 'contact-panel', 'form']

type Page = { path: string; blocks: readonly Pick<BlockContent, 'blockType'>[] }

/** Whether the footer asks for contact: not below another such band, and not on the page it links to. */
export function showsContactBand(contactHref: string, { path, blocks }: Page): boolean {
  const last = blocks.at(-1)?.blockType
  return contactHref !== path && (last === undefined || !closingBlocks.includes(last))
}
