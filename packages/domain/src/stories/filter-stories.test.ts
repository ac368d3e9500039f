import { expect, test } from 'vitest'
import {
  noStoryFilter,
  filterStories,
  type ListedStory,
  listStoryChoices,
  relatedStories,
  storiesOfProduct,
} from './filter-stories.ts'

type Story = ListedStory & { id: string }

/** German names, whose order differs from that of the slugs. */
const names: Record<string, string> = { people: 'Menschen', quality: 'Qualität', engineering: 'Technik' }
const named = (slug: string) => ({ slug, name: names[slug] ?? slug })

const aStory = (id: string, publishedAt: string, category: string, topics: string[]): Story => ({
  id,
  publishedAt,
  story: { category: named(category), topics: topics.map(named), contacts: [] },
})

const stories = [
  aStory('a', '2025-03-01T12:00:00.000Z', 'report', ['quality']),
  aStory('b', '2026-11-04T12:00:00.000Z', 'report', ['quality', 'people']),
  aStory('c', '2026-01-04T12:00:00.000Z', 'guide', ['engineering']),
  { id: 'd', publishedAt: '2024-01-01T12:00:00.000Z', story: null },
]
const ids = (found: Story[]) => found.map(({ id }) => id).join('')

test.each([
  [noStoryFilter, 'bcad'],
  [{ ...noStoryFilter, topic: 'quality' }, 'ba'],
  [{ ...noStoryFilter, category: 'guide' }, 'c'],
  [{ ...noStoryFilter, year: '2026' }, 'bc'],
  [{ topic: 'quality', category: 'report', year: '2025' }, 'a'],
  [{ ...noStoryFilter, topic: 'nothing' }, ''],
])('%j finds %s, the newest first', (filter, expected) => {
  expect(ids(filterStories(stories, filter))).toBe(expected)
})

test('lists the values that occur, sorted by name', () => {
  expect(listStoryChoices(stories)).toEqual({
    topics: [
      { slug: 'people', name: 'Menschen', count: 1 },
      { slug: 'quality', name: 'Qualität', count: 2 },
      { slug: 'engineering', name: 'Technik', count: 1 },
    ],
    categories: [named('guide'), named('report')],
    years: ['2026', '2025', '2024'],
  })
})

test('related stories share the most topics and exclude the story itself', () => {
  expect(ids(relatedStories(stories, stories[0] ?? aStory('x', '', '', []), 2))).toBe('bc')
})

test('the stories of a product are those that name it, the newest first [S7-040]', () => {
  const pages = [
    { title: 'old', publishedAt: '2026-01-01T08:00:00.000Z', story: { productSlugs: ['axion-56'] } },
    { title: 'new', publishedAt: '2026-03-01T08:00:00.000Z', story: { productSlugs: ['axion-56'] } },
    { title: 'no story', publishedAt: '2026-04-01T08:00:00.000Z', story: null },
    { title: 'middle', publishedAt: '2026-02-01T08:00:00.000Z', story: { productSlugs: ['other', 'axion-56'] } },
  ]
  const titles = (slug: string, max: number) => storiesOfProduct(pages, slug, max).map(({ title }) => title)
  expect(titles('axion-56', 3)).toEqual(['new', 'middle', 'old'])
  expect(titles('axion-56', 2)).toEqual(['new', 'middle'])
  expect(titles('other', 3)).toEqual(['middle'])
  expect(titles('unknown', 3)).toEqual([])
})
