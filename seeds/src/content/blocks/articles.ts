import type { Language } from '@ferrule/domain/locales/language'
import type { SeedBlockOf } from '../seed-block.ts'
import { pathOf, type SeedPage } from '../seed-page.ts'
import { categoryNames } from '../stories/category-names.ts'
import { type Head, toHead } from './teasers.ts'

/** A lead story has three beside it. */
const storyCounts = { row: 6, lead: 4 }

/** Teasers of the newest stories that exist in the language. */
export function storyTeasers(
  language: Language,
  stories: SeedPage[],
  { arrangement, ...head }: Head & { arrangement: 'row' | 'lead' },
): SeedBlockOf<'story-teasers'> {
  const rows = stories.flatMap((page) => {
    const text = page.texts[language]
    if (!text || !page.story) return []
    const topic = categoryNames[page.story.category][language]
    const date = page.publishedAt ?? null
    return [
      {
        title: text.title,
        text: text.leadText ?? null,
        topic,
        date,
        href: `/${pathOf(page)}`,
        image: page.image ?? null,
      },
    ]
  })
  return {
    blockType: 'story-teasers',
    ...toHead(head),
    arrangement,
    stories: newest(rows).slice(0, storyCounts[arrangement]),
  }
}

/** Teasers of the newest releases that exist in the language. */
export function releaseTeasers(language: Language, releases: SeedPage[], head: Head): SeedBlockOf<'news-feed-teaser'> {
  const rows = releases.flatMap((page) => {
    const text = page.texts[language]
    if (!text || !page.mediaRelease || !page.publishedAt) return []
    const { adHoc } = page.mediaRelease
    return [{ date: page.publishedAt, title: text.title, text: text.leadText ?? null, adHoc, href: `/${pathOf(page)}` }]
  })
  return { blockType: 'news-feed-teaser', ...toHead(head), news: newest(rows).slice(0, 6) }
}

function newest<Row extends { date: string | null }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
}
