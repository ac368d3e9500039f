import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { richTextContent } from '../rich-text/rich-text-content.ts'
import { richTextToPlain } from '../rich-text/rich-text-to-plain.ts'

/** Questions whose answers open one by one. */
export const accordionContent = z.object({
  blockType: z.literal('accordion'),
  heading: z.string().min(1),
  questions: listOf(z.object({ title: z.string().min(1), body: richTextContent })),
})

export type AccordionContent = z.infer<typeof accordionContent>

/** What search finds this block by. */
export function accordionText({ heading, questions }: AccordionContent): string {
  return lines(heading, ...questions.flatMap(({ title, body }) => [title, richTextToPlain(body)]))
}
