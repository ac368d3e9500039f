import { z } from 'zod'
import { lines } from '../lists/lines.ts'

/** What somebody said. */
export const quoteContent = z.object({
  blockType: z.literal('quote'),
  quote: z.string().min(1),
  author: z.string().min(1),
  role: z.string().nullable(),
})

export type QuoteContent = z.infer<typeof quoteContent>

/** What search finds this block by. */
export function quoteText({ quote, author, role }: QuoteContent): string {
  return lines(quote, author, role)
}
