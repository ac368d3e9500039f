import type { StorySubject } from './story-subject.ts'

/** The fields of a story that filters need. */
export type ListedStory = {
  publishedAt: string
  story: {
    category: StorySubject | null
    topics: readonly StorySubject[]
    contacts: readonly { slug: string }[]
  } | null
}

/** Topic and category are slugs; undefined fields do not filter. */
export type StoryFilter = {
  topic: string | undefined
  category: string | undefined
  /** The year of publication. */
  year: string | undefined
}

export const noStoryFilter: StoryFilter = { topic: undefined, category: undefined, year: undefined }

/** The matching stories, the newest first. */
export function filterStories<Story extends ListedStory>(stories: readonly Story[], filter: StoryFilter): Story[] {
  return newestFirst(
    stories.filter(
      ({ story, publishedAt }) =>
        (filter.topic === undefined || isOn(story, filter.topic)) &&
        (filter.category === undefined || story?.category?.slug === filter.category) &&
        (filter.year === undefined || publishedAt.startsWith(`${filter.year}-`)),
    ),
  )
}

/** The options of the filter form: values that occur, topics with their number of stories. */
export function listStoryChoices(stories: readonly ListedStory[]): {
  topics: (StorySubject & { count: number })[]
  categories: StorySubject[]
  years: string[]
} {
  const topics = stories.flatMap(({ story }) => story?.topics ?? [])
  const counts = new Map<string, number>()
  for (const { slug } of topics) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return {
    topics: byName(topics).map((topic) => ({ ...topic, count: counts.get(topic.slug) ?? 0 })),
    categories: byName(stories.flatMap(({ story }) => story?.category ?? [])),
    years: listYears(stories),
  }
}

/** Dates are in one format, so their characters are compared: `localeCompare` takes ten times as long. */
export function newestFirst<Item extends { publishedAt: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => compare(other.publishedAt, one.publishedAt))
}

export function listYears(items: readonly { publishedAt: string }[]): string[] {
  return [...new Set(items.map(({ publishedAt }) => publishedAt.slice(0, 4)))].toSorted(compare).toReversed()
}

/** The stories that share the most topics (the category counts as one), then the newest. */
export function relatedStories<Story extends ListedStory & { id: string }>(
  stories: readonly Story[],
  to: Story,
  max: number,
): Story[] {
  const closeness = ({ story }: Story) =>
    (story?.topics.filter(({ slug }) => isOn(to.story, slug)).length ?? 0) +
    (story !== null && story.category?.slug === to.story?.category?.slug ? 1 : 0)
  return stories
    .filter(({ id }) => id !== to.id)
    .map((story) => ({ story, shared: closeness(story), publishedAt: story.publishedAt }))
    .toSorted((one, other) => other.shared - one.shared || compare(other.publishedAt, one.publishedAt))
    .slice(0, max)
    .map(({ story }) => story)
}

/** The stories that name a product, the newest first. */
export function storiesOfProduct<
  Page extends { publishedAt: string; story: { productSlugs: readonly string[] } | null },
>(pages: readonly Page[], productSlug: string, max: number): Page[] {
  return newestFirst(pages.filter(({ story }) => story?.productSlugs.includes(productSlug))).slice(0, max)
}

function isOn(story: ListedStory['story'], topic: string): boolean {
  return story?.topics.some(({ slug }) => slug === topic) ?? false
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function byName(subjects: readonly StorySubject[]): StorySubject[] {
  const bySlug = new Map(subjects.map((subject) => [subject.slug, subject]))
  return [...bySlug.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
