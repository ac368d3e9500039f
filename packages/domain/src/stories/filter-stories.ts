import type { StorySubject } from './story-subject.ts'

/** What an overview knows of a story. */
export type ListedStory = {
  publishedAt: string
  story: {
    category: StorySubject | null
    topics: readonly StorySubject[]
    contacts: readonly { slug: string }[]
  } | null
}

/** Subjects by their slugs. */
export type StoryFilter = {
  topic: string | undefined
  category: string | undefined
  /** Of publication. */
  year: string | undefined
}

export const everyStory: StoryFilter = { topic: undefined, category: undefined, year: undefined }

/** Those that fit, the newest first. */
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

/** What a reader can choose from: only what some story has. Topics with how many stories each. */
export function listStoryChoices(stories: readonly ListedStory[]): {
  topics: (StorySubject & { count: number })[]
  categories: StorySubject[]
  years: string[]
} {
  const topics = stories.flatMap(({ story }) => story?.topics ?? [])
  return {
    topics: byName(topics).map((topic) => ({
      ...topic,
      count: topics.filter(({ slug }) => slug === topic.slug).length,
    })),
    categories: byName(stories.flatMap(({ story }) => story?.category ?? [])),
    years: listYears(stories),
  }
}

export function newestFirst<Item extends { publishedAt: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
}

export function listYears(items: readonly { publishedAt: string }[]): string[] {
  return sorted(items.map(({ publishedAt }) => publishedAt.slice(0, 4))).toReversed()
}

/** The stories to read next: those that share most topics, the category counting as one; then the newest. */
export function relatedStories<Story extends ListedStory & { id: string }>(
  stories: readonly Story[],
  to: Story,
  most: number,
): Story[] {
  const closeness = ({ story }: Story) =>
    (story?.topics.filter(({ slug }) => isOn(to.story, slug)).length ?? 0) +
    (story !== null && story.category?.slug === to.story?.category?.slug ? 1 : 0)
  return newestFirst(stories.filter(({ id }) => id !== to.id))
    .toSorted((one, other) => closeness(other) - closeness(one))
    .slice(0, most)
}

function isOn(story: ListedStory['story'], topic: string): boolean {
  return story?.topics.some(({ slug }) => slug === topic) ?? false
}

function byName(subjects: readonly StorySubject[]): StorySubject[] {
  const bySlug = new Map(subjects.map((subject) => [subject.slug, subject]))
  return [...bySlug.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((one, other) => one.localeCompare(other))
}
