import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { pictureContent } from '../pictures/picture-content.ts'

/** Talk to an Expert: what to ask, who answers, and the way to the form. Title and promise are the website's own. */
export const contactPanelContent = z.object({
  blockType: z.literal('contact-panel'),
  lead: z.string().nullable(),
  person: z.string().nullable(),
  role: z.string().nullable(),
  image: pictureContent.nullable(),
  href: linkTarget,
})

export type ContactPanelContent = z.infer<typeof contactPanelContent>

/** What search finds this block by. */
export function contactPanelText({ lead, person, role }: ContactPanelContent): string {
  return lines(lead, person, role)
}
