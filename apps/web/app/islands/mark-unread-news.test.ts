import { toStoredLastRead } from '@ferrule/domain/news-feed/last-read'
import { afterEach, expect, test, vi } from 'vitest'
import { markUnreadNews } from './mark-unread-news.ts'

const newest = { id: 'n2', publicationDate: '2026-11-02T08:00:00Z' }
const older = { id: 'n1', publicationDate: '2026-11-01T08:00:00Z' }

/** Simulates a page with news buttons, in a browser that has stored this item as read. */
async function openPage(response: Response, read: typeof newest | undefined) {
  const attributes: string[] = []
  const button = {
    dataset: { newestNews: '/en/feeds/newest.json', readLabel: 'News', unreadLabel: 'News, unread' },
    ariaLabel: 'News',
    setAttribute: (name: string) => void attributes.push(name),
  }
  const fetchNewest = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', fetchNewest)
  vi.stubGlobal('document', { querySelectorAll: () => [button, button] })
  vi.stubGlobal('localStorage', { getItem: () => (read ? toStoredLastRead(read) : null) })
  await markUnreadNews()
  expect(fetchNewest).toHaveBeenCalledExactlyOnceWith('/en/feeds/newest.json')
  return { name: button.ariaLabel, hasDot: attributes.includes('data-unread') }
}

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['nothing was read yet', true, undefined],
  ['an older item was read last', true, older],
  ['the newest item was read', false, newest],
])('when %s, the button of the closed panel has a dot: %s [S4-061]', async (_case, hasDot, read) => {
  const name = hasDot ? 'News, unread' : 'News'
  expect(await openPage(Response.json(newest), read)).toEqual({ name, hasDot })
})

test.each([
  ['there are no news', Response.json(null)],
  ['the website responds 503', new Response(null, { status: 503 })],
])('when %s, nothing is marked', async (_case, response) => {
  expect(await openPage(response, undefined)).toEqual({ name: 'News', hasDot: false })
})
