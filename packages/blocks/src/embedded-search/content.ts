import { z } from 'zod'
import { lines } from '../lists/lines.ts'

/** A search field within a page. */
export const embeddedSearchContent = z.object({
  blockType: z.literal('embedded-search'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
})

export type EmbeddedSearchContent = z.infer<typeof embeddedSearchContent>

/** What search finds this block by. */
export function embeddedSearchText({ heading, lead }: EmbeddedSearchContent): string {
  return lines(heading, lead)
}
