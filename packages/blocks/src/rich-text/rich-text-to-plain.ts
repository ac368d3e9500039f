import type { RichTextContent, RichTextInline, RichTextList, RichTextSection } from './rich-text-content.ts'

/** Returns the plain text for the search index, one line for each paragraph, heading or list item. */
export function richTextToPlain({ root }: RichTextContent): string {
  return root.children
    .map(plainSection)
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function plainSection(section: RichTextSection): string {
  return section.type === 'list' ? plainList(section) : section.children.map(plainInline).join('')
}

function plainList({ children }: RichTextList): string {
  return children
    .map((item) =>
      item.children.map((child) => (child.type === 'list' ? `\n${plainList(child)}` : plainInline(child))).join(''),
    )
    .join('\n')
}

function plainInline(node: RichTextInline): string {
  if (node.type === 'linebreak') return '\n'
  return node.type === 'link' ? node.children.map(plainInline).join('') : node.text
}
