import { z } from 'zod'
import { isLinkTarget } from '../links/link-target.ts'
import { listOf } from '../lists/list-content.ts'

const position = z.object({
  title: z.string().min(1),
  area: z.string().min(1),
  place: z.string().min(1),
  workload: z.string().min(1),
  publishedOn: z.string().min(1),
  noExperience: z.boolean().nullable(),
  partTime: z.boolean().nullable(),
  // A field that an editor cleared is stored as an empty string.
  href: z
    .string()
    .refine((text) => text === '' || isLinkTarget(text))
    .nullable(),
})

export const openPositionsContent = z.object({
  blockType: z.literal('open-positions'),
  heading: z.string().min(1),
  positions: listOf(position),
  footnote: z.string().nullable(),
})

export type OpenPositionsContent = z.infer<typeof openPositionsContent>
export type PositionContent = OpenPositionsContent['positions'][number]
