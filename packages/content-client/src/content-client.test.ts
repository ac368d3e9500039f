import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { type ContentClient, createContentClient } from './content-client.ts'
import * as entries from './content-entries.ts'
import { aPublishedPage, home, FakeContentSource, FakeContentStore } from './cache-tiers.fixture.ts'
import type { PublishedPage } from './published-page.ts'

function setUp() {
  const source = new FakeContentSource()
  const store = new FakeContentStore()
  const log = createLog({ service: 'test', write: () => undefined })
  // lru-cache treats a start time of zero as unset.
  let time = 1
  const advance = (milliseconds: number) => void (time += milliseconds)
  const client = createContentClient({ source, store, log, clock: { now: () => time } })
  return { source, store, client, advance }
}

const titleOf = async (client: ContentClient, address: PageAddress = home) => (await client.getPage(address))?.title
const keyOf = (address: PageAddress) => entries.page(address).key
const put = (store: FakeContentStore, page: PublishedPage) => store.put(entries.page(page), page)
const halfAnHour = 30 * 60_000

describe('cache tiers', () => {
  test('reads from the store before the content service', async () => {
    const { source, store, client } = setUp()
    await put(store, aPublishedPage('stored'))
    expect(await titleOf(client)).toBe('stored')
    expect(source.requestCount).toBe(0)
  })

  test('reads a page that the store lacks from the content service and fills the store', async () => {
    const { source, store, client } = setUp()
    source.pages.set(keyOf(home), aPublishedPage('fresh'))
    expect(await titleOf(client)).toBe('fresh')
    expect((await store.find(entries.page(home)))?.title).toBe('fresh')
  })

  test('reads the store a second time when the content service is unavailable', async () => {
    const { source, store, client } = setUp()
    await put(store, aPublishedPage('stored'))
    store.down = true
    source.readPublishedPage = () => {
      store.down = false
      return Promise.reject(new Error('content service is down'))
    }
    expect(await titleOf(client)).toBe('stored')
  })

  test('a second read comes from the process cache', async () => {
    const { source, store, client } = setUp()
    source.pages.set(keyOf(home), aPublishedPage('fresh'))
    await client.getPage(home)
    const requests = [source.requestCount, store.requestCount]
    await client.getPage(home)
    expect([source.requestCount, store.requestCount]).toEqual(requests)
  })

  test('concurrent reads make one request', async () => {
    const { source, client } = setUp()
    source.pages.set(keyOf(home), aPublishedPage('fresh'))
    await Promise.all(Array.from({ length: 50 }, () => client.getPage(home)))
    expect(source.requestCount).toBe(1)
  })

  test('countries with the same language share a page [S9-005]', async () => {
    const { source, client } = setUp()
    source.pages.set(keyOf({ ...home, locale: 'de' }), aPublishedPage('deutsch', { ...home, locale: 'de' }))
    expect(await titleOf(client, { ...home, locale: 'de-ch' })).toBe('deutsch')
    expect(await titleOf(client, { ...home, locale: 'de' })).toBe('deutsch')
    expect(source.requestCount).toBe(1)
  })
})

describe('failures', () => {
  test('with the store down, reads come from the content service', async () => {
    const { source, store, client } = setUp()
    store.down = true
    source.pages.set(keyOf(home), aPublishedPage('fresh'))
    expect(await titleOf(client)).toBe('fresh')
  })

  test('with the content service down, a new process reads from the store', async () => {
    const { source, store, client } = setUp()
    await put(store, aPublishedPage('stored'))
    source.down = true
    expect(await titleOf(client)).toBe('stored')
  })

  test('with both down, expired entries are served', async () => {
    const { source, store, client, advance } = setUp()
    source.pages.set(keyOf(home), aPublishedPage('known'))
    await client.getPage(home)
    source.down = store.down = true
    advance(2 * halfAnHour)
    expect([await titleOf(client), await titleOf(client)]).toEqual(['known', 'known'])
  })

  test('with both down, an uncached page is an error, not a missing page', async () => {
    const { source, store, client } = setUp()
    source.down = store.down = true
    await expect(client.getPage(home)).rejects.toThrow('content service is down')
  })

  test('errors are not cached', async () => {
    const { source, client } = setUp()
    source.down = true
    await client.getPage(home).catch(() => undefined)
    source.down = false
    source.pages.set(keyOf(home), aPublishedPage('back'))
    expect(await titleOf(client)).toBe('back')
  })
})

describe('expiry and limits', () => {
  test('after 30 minutes the old page is served once more while the new one is loaded [S9-002] [S9-003]', async () => {
    const { store, client, advance } = setUp()
    await put(store, aPublishedPage('old'))
    await client.getPage(home)
    await put(store, aPublishedPage('new'))
    advance(halfAnHour - 1)
    expect(await titleOf(client)).toBe('old')
    advance(2)
    expect(await titleOf(client)).toBe('old')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await titleOf(client)).toBe('new')
  })

  test('the absence of a page is cached for 30 seconds', async () => {
    const { source, client, advance } = setUp()
    expect(await client.getPage(home)).toBeUndefined()
    await client.getPage(home)
    expect(source.requestCount).toBe(1)
    advance(30_001)
    source.pages.set(keyOf(home), aPublishedPage('published'))
    expect(await titleOf(client)).toBe('published')
  })

  test('guessed URLs do not evict cached pages', async () => {
    const { source, client } = setUp()
    source.pages.set(keyOf(home), aPublishedPage('known'))
    await client.getPage(home)
    for (let guess = 0; guess < 1000; guess++) await client.getPage({ ...home, path: `guess-${guess}` })
    const requests = source.requestCount
    expect(await titleOf(client)).toBe('known')
    expect(source.requestCount).toBe(requests)
  })

  test('caches at most 400 entries [S9-001]', async () => {
    const { source, store, client } = setUp()
    for (let number = 0; number <= 400; number++) {
      const address = { ...home, path: `page-${number}` }
      store.entries.set(keyOf(address), aPublishedPage('page', address))
      await client.getPage(address)
    }
    const requests = store.requestCount
    await client.getPage({ ...home, path: 'page-400' })
    expect(store.requestCount).toBe(requests)
    await client.getPage({ ...home, path: 'page-0' })
    expect(store.requestCount).toBe(requests + 1)
    expect(source.requestCount).toBe(0)
  })
})

describe('invalidation', () => {
  test('an invalidated page is read again', async () => {
    const { store, client } = setUp()
    await put(store, aPublishedPage('old'))
    await client.getPage(home)
    await put(store, aPublishedPage('new'))
    client.invalidate([keyOf(home)])
    expect(await titleOf(client)).toBe('new')
  })

  test('a page that was absent is found after its invalidation', async () => {
    const { store, client } = setUp()
    await client.getPage(home)
    await put(store, aPublishedPage('published'))
    client.invalidate([keyOf(home)])
    expect(await titleOf(client)).toBe('published')
  })

  test('a page that is invalidated during its load is not cached', async () => {
    const { source, store, client } = setUp()
    source.pages.set(keyOf(home), aPublishedPage('old'))
    const reading = client.getPage(home)
    client.invalidate([keyOf(home)])
    expect((await reading)?.title).toBe('old')
    store.entries.set(keyOf(home), aPublishedPage('new'))
    expect(await titleOf(client)).toBe('new')
  })

  test('after missed messages every page is reloaded, and the old one is served if that fails', async () => {
    const { source, store, client, advance } = setUp()
    await put(store, aPublishedPage('old'))
    await client.getPage(home)
    await put(store, aPublishedPage('new'))
    advance(1)
    client.markAllStale()
    source.down = store.down = true
    expect(await titleOf(client)).toBe('old')
    store.down = false
    expect(await titleOf(client)).toBe('new')
  })
})
