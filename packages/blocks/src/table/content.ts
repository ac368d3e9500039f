import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { tableContent, tableText as wordsOf } from '../tabular/table-content.ts'

export const tableBlockContent = z.object({
  blockType: z.literal('table'),
  heading: z.string().min(1),
  cells: tableContent,
  footnote: z.string().nullable(),
})

export type TableBlockContent = z.infer<typeof tableBlockContent>

/** What search finds this block by. */
export function tableText({ heading, cells, footnote }: TableBlockContent): string {
  return lines(heading, wordsOf(cells), footnote)
}
