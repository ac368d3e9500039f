import type {
  RichTextContent,
  RichTextInline,
  RichTextList,
  RichTextSection,
} from '@ferrule/blocks/rich-text/rich-text-content'

const element = { version: 1, direction: null, format: '', indent: 0 } as const

/** Converts rich text to the Lexical format, with the metadata that the editor needs to open it. */
export function toEditorTree({ root }: RichTextContent) {
  return { root: { ...element, type: 'root', children: root.children.map(section) } }
}

function section(node: RichTextSection): { type: string; version: number; [name: string]: unknown } {
  if (node.type === 'list') return list(node)
  return { ...element, ...node, children: node.children.map(inline) }
}

function list({ listType, children }: RichTextList) {
  return {
    ...element,
    type: 'list',
    listType,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    start: 1,
    children: children.map((item, index): object => ({
      ...element,
      type: 'listitem',
      value: index + 1,
      children: item.children.map((child) => (child.type === 'list' ? list(child) : inline(child))),
    })),
  }
}

function inline(node: RichTextInline): object {
  if (node.type === 'linebreak') return { ...node, version: 1 }
  if (node.type === 'text') return { ...node, version: 1, mode: 'normal', style: '', detail: 0 }
  const fields = { linkType: 'custom', newTab: false, ...node.fields }
  return { ...element, ...node, version: 3, fields, children: node.children.map(inline) }
}
