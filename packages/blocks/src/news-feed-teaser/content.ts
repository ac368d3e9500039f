import { z } from 'zod'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headContent } from '../sections/head-content.ts'

const item = z.object({
  date: z.string().min(1),
  title: z.string().min(1),
  text: z.string().nullable(),
  adHoc: z.boolean().nullable(),
  href: linkTarget,
})

/** The latest news. */
export const newsFeedTeaserContent = z.object({
  blockType: z.literal('news-feed-teaser'),
  ...headContent,
  news: listOf(item),
})

export type NewsFeedTeaserContent = z.infer<typeof newsFeedTeaserContent>

/** What search finds this block by. */
export function newsFeedTeaserText({ heading, note, news }: NewsFeedTeaserContent): string {
  return lines(heading, note, ...news.flatMap(({ title, text }) => [title, text]))
}
