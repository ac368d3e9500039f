import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { tableContent, tableText } from '../tabular/table-content.ts'

/** Figures of several years. */
export const investorTableContent = z.object({
  blockType: z.literal('investor-table'),
  heading: z.string().min(1),
  note: z.string().nullable(),
  cells: tableContent,
  footnote: z.string(),
})

export type InvestorTableContent = z.infer<typeof investorTableContent>

/** What search finds this block by. */
export function investorTableText({ heading, note, cells, footnote }: InvestorTableContent): string {
  return lines(heading, note, tableText(cells), footnote)
}
