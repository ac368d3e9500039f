import type { RichTextContent, RichTextInline, RichTextList, RichTextSection } from './rich-text-content.ts'
import { textFormat } from './rich-text-content.ts'

/** Short ways to write rich text in seeds, examples and tests. A plain string stands for unformatted words. */
type Inline = RichTextInline | string

export function richText(...children: RichTextSection[]): RichTextContent {
  return { root: { type: 'root', children } }
}

export function paragraph(...children: Inline[]): RichTextSection {
  return { type: 'paragraph', children: children.map(toNode) }
}

export function heading(tag: 'h2' | 'h3', ...children: Inline[]): RichTextSection {
  return { type: 'heading', tag, children: children.map(toNode) }
}

export function list(listType: 'bullet' | 'number', ...items: Inline[]): RichTextList {
  return { type: 'list', listType, children: items.map((item) => ({ type: 'listitem', children: [toNode(item)] })) }
}

export function bold(text: string): RichTextInline {
  return { type: 'text', text, format: textFormat.bold }
}

export function italic(text: string): RichTextInline {
  return { type: 'text', text, format: textFormat.italic }
}

export function link(text: string, url: string): RichTextInline {
  return { type: 'link', fields: { url }, children: [{ type: 'text', text, format: 0 }] }
}

function toNode(part: Inline): RichTextInline {
  return typeof part === 'string' ? { type: 'text', text: part, format: 0 } : part
}
