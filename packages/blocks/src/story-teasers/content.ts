import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { headContent } from '../sections/head-content.ts'

const story = z.object({
  title: z.string().min(1),
  text: z.string().nullable(),
  topic: z.string().nullable(),
  date: z.string().nullable(),
  href: linkTarget,
  image: pictureContent.nullable(),
})

/** Stories to read: the first large and the others beside it, or all of a size. */
export const storyTeasersContent = z.object({
  blockType: z.literal('story-teasers'),
  ...headContent,
  arrangement: z.enum(['row', 'lead']),
  stories: listOf(story),
})

export type StoryTeasersContent = z.infer<typeof storyTeasersContent>
export type StoryTeaser = z.infer<typeof story>

/** What search finds this block by. */
export function storyTeasersText({ heading, note, stories }: StoryTeasersContent): string {
  return lines(heading, note, ...stories.flatMap(({ title, text }) => [title, text]))
}
