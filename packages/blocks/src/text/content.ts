import { z } from 'zod'
import { richTextContent } from '../rich-text/rich-text-content.ts'
import { richTextToPlain } from '../rich-text/rich-text-to-plain.ts'

/** Running text under an optional heading. */
export const textContent = z.object({
  blockType: z.literal('text'),
  heading: z.string().nullable(),
  body: richTextContent,
})

export type TextContent = z.infer<typeof textContent>

/** What search finds this block by. */
export function textText({ heading, body }: TextContent): string {
  const plain = richTextToPlain(body)
  return heading ? `${heading}\n${plain}` : plain
}
