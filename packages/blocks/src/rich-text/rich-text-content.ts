import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'

/**
 * Rich text as a closed set of nodes: an editor cannot save, and the website cannot render, any other node. The shape
 * is that of Lexical, the editor, without metadata that does not affect the text.
 */
const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  /** Bits: 1 bold, 2 italic. */
  format: z.number().int().min(0).max(3),
})

const lineBreak = z.object({ type: z.literal('linebreak') })

const link = z.object({
  type: z.literal('link'),
  fields: z.object({ url: linkTarget, newTab: z.boolean().nullish() }),
  children: z.array(z.discriminatedUnion('type', [textNode, lineBreak])),
})

const inline = z.discriminatedUnion('type', [textNode, lineBreak, link])

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })

const heading = z.object({ type: z.literal('heading'), tag: z.enum(['h2', 'h3']), children: z.array(inline) })

const listItem = z.object({
  type: z.literal('listitem'),
  get children() {
    return z.array(z.discriminatedUnion('type', [textNode, lineBreak, link, list]))
  },
})

const list = z.object({ type: z.literal('list'), listType: z.enum(['bullet', 'number']), children: z.array(listItem) })

const section = z.discriminatedUnion('type', [paragraph, heading, list])

export const richTextContent = z.object({ root: z.object({ type: z.literal('root'), children: z.array(section) }) })

export type RichTextContent = z.infer<typeof richTextContent>
export type RichTextSection = z.infer<typeof section>
export type RichTextList = z.infer<typeof list>
export type RichTextListItem = z.infer<typeof listItem>
export type RichTextInline = z.infer<typeof inline>

/** The bits of a text node's `format`. */
export const textFormat = { bold: 1, italic: 2 } as const
