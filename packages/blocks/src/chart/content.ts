import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { tableContent, tableText } from '../tabular/table-content.ts'
import { chartKinds } from './read-chart.ts'

/** Numbers as a drawing, with the same numbers as a table. */
export const chartContent = z.object({
  blockType: z.literal('chart'),
  heading: z.string().min(1),
  chartKind: z.enum(chartKinds),
  summary: z.string().min(1),
  cells: tableContent,
  footnote: z.string().nullable(),
})

export type ChartContent = z.infer<typeof chartContent>

/** What search finds this block by. */
export function chartText({ heading, summary, cells, footnote }: ChartContent): string {
  return lines(heading, summary, tableText(cells), footnote)
}
