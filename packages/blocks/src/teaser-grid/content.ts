import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { headContent } from '../sections/head-content.ts'

const teaser = z.object({
  title: z.string().min(1),
  text: z.string().nullable(),
  href: linkTarget,
  image: pictureContent.nullable(),
})

/** Ways on to other pages. */
export const teaserGridContent = z.object({
  blockType: z.literal('teaser-grid'),
  ...headContent,
  teasers: listOf(teaser),
})

export type TeaserGridContent = z.infer<typeof teaserGridContent>

/** What search finds this block by. */
export function teaserGridText({ heading, note, teasers }: TeaserGridContent): string {
  return lines(heading, note, ...teasers.flatMap(({ title, text }) => [title, text]))
}
