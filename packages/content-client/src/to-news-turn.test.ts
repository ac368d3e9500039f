import { expect, test } from 'vitest'
import type { NewsItem } from './news-item.ts'
import { toNewsTurn } from './to-news-turn.ts'

const item = (day: number): NewsItem => ({
  id: `n${day}`,
  title: '',
  text: '',
  image: null,
  link: null,
  publicationDate: `2026-11-${String(day).padStart(2, '0')}`,
})
const newestFirst = [9, 8, 7, 6, 5].map(item)
const idsOf = ({ items }: { items: NewsItem[] }) => items.map(({ id }) => id)

test('the newest come first, as many as wished [S7-041]', () => {
  expect(idsOf(toNewsTurn(newestFirst, { first: 2 }))).toEqual(['n9', 'n8'])
})

test('the cursor leads on, turn by turn, to the end [S7-042]', () => {
  const first = toNewsTurn(newestFirst, { first: 2 })
  const second = toNewsTurn(newestFirst, { first: 2, after: first.endCursor ?? '' })
  const third = toNewsTurn(newestFirst, { first: 2, after: second.endCursor ?? '' })
  expect([idsOf(second), idsOf(third)]).toEqual([['n7', 'n6'], ['n5']])
  expect([first.hasNextPage, second.hasNextPage, third.hasNextPage]).toEqual([true, true, false])
})

test('a cursor whose item was deleted leads to the next older one', () => {
  const { endCursor } = toNewsTurn(newestFirst, { first: 2 })
  const left = newestFirst.filter(({ id }) => id !== 'n8')
  expect(idsOf(toNewsTurn(left, { first: 2, after: endCursor ?? '' }))).toEqual(['n7', 'n6'])
})

test.each([['nonsense'], [''], ['2020-01-01_x']])('after the cursor %j nothing is left', (after) => {
  expect(toNewsTurn(newestFirst, { first: 2, after })).toEqual({ items: [], endCursor: null, hasNextPage: false })
})
