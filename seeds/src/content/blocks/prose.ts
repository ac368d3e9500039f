import type { RichTextContent, RichTextInline, RichTextSection } from '@ferrule/blocks/rich-text/rich-text-content'
import { bold, heading, link, list, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'

/** A paragraph, a heading that starts with `### `, or a list; numbered if its first item starts with `1. `. */
export type Section = string | string[]

/** Creates rich text. `[text](/path)` is a link and `**text**` is bold. */
export function prose(...sections: Section[]): RichTextContent {
  return richText(...sections.map(toSection))
}

function toSection(section: Section): RichTextSection {
  if (typeof section !== 'string') return toList(section)
  if (section.startsWith('### ')) return heading('h3', ...toInline(section.slice('### '.length)))
  return paragraph(...toInline(section))
}

const number = /^\d+\. /

function toList(points: string[]): RichTextSection {
  const written = list(points[0] && number.test(points[0]) ? 'number' : 'bullet')
  const children = points.map((point) => ({
    type: 'listitem' as const,
    children: toInline(point.replace(number, '')).map(toNode),
  }))
  return { ...written, children }
}

const marks = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/

function toInline(source: string): (RichTextInline | string)[] {
  return source
    .split(marks)
    .filter((part) => part !== '')
    .map((part) => {
      const [, text, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      if (text && target) return link(text, target)
      return part.startsWith('**') ? bold(part.slice(2, -2)) : part
    })
}

function toNode(part: RichTextInline | string): RichTextInline {
  return typeof part === 'string' ? { type: 'text', text: part, format: 0 } : part
}
