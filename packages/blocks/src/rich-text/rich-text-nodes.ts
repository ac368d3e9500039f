import type { RichTextContent, RichTextInline, RichTextList, RichTextSection } from './rich-text-content.ts'
import { textFormat } from './rich-text-content.ts'

/** Helpers to write rich text in seeds, examples and tests. A string stands for unformatted text. */
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

function toNode(inline: Inline): RichTextInline {
  return typeof inline === 'string' ? { type: 'text', text: inline, format: 0 } : inline
}
