import type { GateText } from './gate-facts.ts'

type ContentFacts = Pick<GateText, 'links' | 'headings'> & { pictureIds: string[] }

const pictureFields = new Set(['image', 'poster'])

/**
 * Lists links, headings and pictures of stored blocks in their order. The heading of the first block is the title of
 * the page, unless the block is a text.
 */
export function listContentFacts(blocks: readonly unknown[]): ContentFacts {
  const links: { href: string }[] = []
  const headings: { level: 2 | 3; text: string }[] = []
  const pictureIds: string[] = []
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, name))
    if (typeof value === 'string') {
      if (name === 'href') links.push({ href: value })
      if (pictureFields.has(name)) pictureIds.push(value)
    }
    if (!isRecord(value)) return
    if (value['type'] === 'heading') headings.push({ level: value['tag'] === 'h3' ? 3 : 2, text: textOf(value) })
    if (value['type'] === 'link' && isRecord(value['fields'])) visit(value['fields']['url'], 'href')
    for (const [key, below] of Object.entries(value)) visit(below, key)
  }
  for (const [index, block] of blocks.entries()) {
    const heading = isRecord(block) && typeof block['heading'] === 'string' ? block['heading'].trim() : ''
    const isTitle = index === 0 && isRecord(block) && block['blockType'] === 'hero'
    if (heading !== '' && !isTitle) headings.push({ level: 2, text: heading })
    visit(block, '')
  }
  return { links, headings, pictureIds }
}

function textOf(node: Record<string, unknown>): string {
  if (typeof node['text'] === 'string') return node['text']
  return Array.isArray(node['children']) ? node['children'].filter(isRecord).map(textOf).join('') : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
