import { describe, expect, test } from 'vitest'
import type { NewsItem, NewsPage } from './news-item.ts'
import { findNewsPage } from './to-news-page.ts'

const item = (day: number, id = `n${day}`): NewsItem => ({
  id,
  title: '',
  text: '',
  image: null,
  link: null,
  publicationDate: `2026-11-${String(day).padStart(2, '0')}`,
})
const newestFirst = [9, 8, 7, 6, 5].map((day) => item(day))
const all: NewsPage = { items: newestFirst, endCursor: null, hasNextPage: false }
const newest: NewsPage = { items: newestFirst, endCursor: null, hasNextPage: true }
const idsOf = (page: NewsPage | undefined) => page?.items.map(({ id }) => id)

describe('a page of the newest items', () => {
  test('starts with the newest item', () => {
    expect(idsOf(findNewsPage(all, { first: 2 }))).toEqual(['n9', 'n8'])
  })

  test('continues after the cursor of the previous page, to the end', () => {
    const first = findNewsPage(all, { first: 2 })
    const second = findNewsPage(all, { first: 2, after: first?.endCursor ?? '' })
    const third = findNewsPage(all, { first: 2, after: second?.endCursor ?? '' })
    expect([idsOf(second), idsOf(third)]).toEqual([['n7', 'n6'], ['n5']])
    expect([first, second, third].map((page) => page?.hasNextPage)).toEqual([true, true, false])
  })

  test('continues after a cursor whose item was deleted', () => {
    const after = findNewsPage(all, { first: 2 })?.endCursor ?? ''
    const left = { ...all, items: newestFirst.filter(({ id }) => id !== 'n8') }
    expect(idsOf(findNewsPage(left, { first: 2, after }))).toEqual(['n7', 'n6'])
  })

  test('continues among items with the same date', () => {
    const items = ['c', 'b', 'a'].map((id) => item(4, id))
    const after = findNewsPage({ ...all, items }, { first: 1 })?.endCursor ?? ''
    expect(idsOf(findNewsPage({ ...all, items }, { first: 5, after }))).toEqual(['b', 'a'])
  })

  test.each([['nonsense'], [''], ['2020-01-01_x']])('is empty after the cursor %j', (after) => {
    expect(findNewsPage(all, { first: 2, after })).toEqual({ items: [], endCursor: null, hasNextPage: false })
  })

  test.each([
    [2, undefined, ['n9', 'n8']],
    [5, undefined, ['n9', 'n8', 'n7', 'n6', 'n5']],
    [6, undefined, undefined],
    [2, '2026-11-07_n7', ['n6', 'n5']],
    [3, '2026-11-07_n7', undefined],
    [1, '2026-11-05_n5', undefined],
  ])('of %i after %s is %j where older items exist', (first, after, ids) => {
    const page = findNewsPage(newest, { first, after })
    expect([idsOf(page), page?.hasNextPage]).toEqual([ids, ids && true])
  })
})
