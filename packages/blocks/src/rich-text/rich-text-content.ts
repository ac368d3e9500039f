import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'

/**
 * Rich text as a closed tree: what is not described here cannot be saved by an editor and cannot be drawn by the
 * website. The shape is the one the editor saves (Lexical), less everything that says nothing about the text.
 */
const words = z.object({
  type: z.literal('text'),
  text: z.string(),
  /** Bits: 1 bold, 2 italic. */
  format: z.number().int().min(0).max(3),
})

const lineBreak = z.object({ type: z.literal('linebreak') })

const link = z.object({
  type: z.literal('link'),
  fields: z.object({ url: linkTarget, newTab: z.boolean().nullish() }),
  children: z.array(z.discriminatedUnion('type', [words, lineBreak])),
})

const inline = z.discriminatedUnion('type', [words, lineBreak, link])

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })

const heading = z.object({ type: z.literal('heading'), tag: z.enum(['h2', 'h3']), children: z.array(inline) })

const listItem = z.object({
  type: z.literal('listitem'),
  get children() {
    return z.array(z.discriminatedUnion('type', [words, lineBreak, link, list]))
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
