import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'

/** A value as it is printed, its unit and what it says. */
const figure = z.object({ value: z.string().min(1), unit: z.string().nullable(), label: z.string().min(1) })

/** Two to four values that matter. */
export const keyFiguresContent = z.object({
  blockType: z.literal('key-figures'),
  heading: z.string().nullable(),
  figures: listOf(figure),
  footnote: z.string().nullable(),
})

export type KeyFiguresContent = z.infer<typeof keyFiguresContent>

/** What search finds this block by. */
export function keyFiguresText({ heading, figures, footnote }: KeyFiguresContent): string {
  return lines(heading, ...figures.map(({ value, unit, label }) => `${label}: ${value} ${unit ?? ''}`.trim()), footnote)
}
