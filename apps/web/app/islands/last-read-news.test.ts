import { afterEach, expect, test, vi } from 'vitest'
import { findLastReadNews, storeLastReadNews } from './last-read-news.ts'

afterEach(() => void vi.unstubAllGlobals())

const newest = { id: 'n2', publicationDate: '2026-11-02T08:00:00Z' }

test('local storage keeps the id of the newest news item that was read [S9-074]', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  storeLastReadNews(newest)
  expect([...stored.keys()]).toEqual(['uapp_news-feed-last-read'])
  expect(stored.get('uapp_news-feed-last-read')).toContain('"id":"n2"')
  expect(findLastReadNews()).toEqual(newest)
})

test('a browser without local storage has read nothing', () => {
  const refuse = () => {
    throw new Error('disabled')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  storeLastReadNews(newest)
  expect(findLastReadNews()).toBeUndefined()
})
