import { z } from 'zod'
import { linkContent } from '../links/link-target.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'

/** The opening of a page: what it is about, one picture, and where to go from here. */
export const heroContent = z.object({
  blockType: z.literal('hero'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  image: pictureContent.nullable(),
  links: listOf(linkContent),
})

export type HeroContent = z.infer<typeof heroContent>

/** What search finds this block by. */
export function heroText({ heading, lead }: HeroContent): string {
  return lead ? `${heading}\n${lead}` : heading
}
