import { expect, test } from 'vitest'
import { everyStory, filterStories, type ListedStory, listStoryChoices, relatedStories } from './filter-stories.ts'

type Story = ListedStory & { id: string }

const aStory = (id: string, publishedAt: string, category: string, topics: string[]): Story => ({
  id,
  publishedAt,
  story: { category, topics, contacts: [] },
})

const stories = [
  aStory('a', '2025-03-01T12:00:00.000Z', 'Report', ['Quality']),
  aStory('b', '2026-11-04T12:00:00.000Z', 'Report', ['Quality', 'People']),
  aStory('c', '2026-01-04T12:00:00.000Z', 'Guide', ['Engineering']),
  { id: 'd', publishedAt: '2024-01-01T12:00:00.000Z', story: null },
]
const ids = (found: Story[]) => found.map(({ id }) => id).join('')

test.each([
  [everyStory, 'bcad'],
  [{ ...everyStory, topic: 'Quality' }, 'ba'],
  [{ ...everyStory, category: 'Guide' }, 'c'],
  [{ ...everyStory, year: '2026' }, 'bc'],
  [{ topic: 'Quality', category: 'Report', year: '2025' }, 'a'],
  [{ ...everyStory, topic: 'Nothing' }, ''],
])('%j finds %s, the newest first', (filter, expected) => {
  expect(ids(filterStories(stories, filter))).toBe(expected)
})

test('a reader chooses from what there is', () => {
  expect(listStoryChoices(stories)).toEqual({
    topics: [
      { name: 'Engineering', count: 1 },
      { name: 'People', count: 1 },
      { name: 'Quality', count: 2 },
    ],
    categories: ['Guide', 'Report'],
    years: ['2026', '2025', '2024'],
  })
})

test('related are the stories that share most, never the story itself', () => {
  expect(ids(relatedStories(stories, stories[0] ?? aStory('x', '', '', []), 2))).toBe('bc')
})
