import { z } from 'zod'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'

const event = z.object({ moment: z.string().min(1), title: z.string().min(1), text: z.string().nullable() })

/** What happened when. */
export const timelineContent = z.object({
  blockType: z.literal('timeline'),
  heading: z.string().min(1),
  events: listOf(event),
})

export type TimelineContent = z.infer<typeof timelineContent>

/** What search finds this block by. */
export function timelineText({ heading, events }: TimelineContent): string {
  return lines(heading, ...events.flatMap(({ moment, title, text }) => [`${moment} ${title}`, text]))
}
