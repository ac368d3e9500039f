import { z } from 'zod'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'

/** The one thing to do next, on a band in the colour of the theme. */
export const callToActionContent = z.object({
  blockType: z.literal('call-to-action'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  image: pictureContent.nullable(),
  actions: listOf(linkContent),
})

export type CallToActionContent = z.infer<typeof callToActionContent>

/** What search finds this block by. */
export function callToActionText({ heading, lead }: CallToActionContent): string {
  return lines(heading, lead)
}
