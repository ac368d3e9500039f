import { createLog } from '@ferrule/telemetry/log'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createContentClient } from './content-client.ts'
import * as entries from './content-entries.ts'
import { aPublishedPage, home, FakeContentSource, FakeContentStore } from './cache-tiers.fixture.ts'
import type { PublishedPage } from './published-page.ts'

function setUp() {
  const source = new FakeContentSource()
  const store = new FakeContentStore()
  const log = createLog({ service: 'test', write: () => undefined })
  return { source, store, client: createContentClient({ source, store, log }) }
}

const key = entries.page(home).key

describe('system data, pages by id and page lists', () => {
  test('system data come from the store while the content service is down [S7-036]', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.system('de'), source.system)
    source.down = true
    expect(await client.getSystem('de')).toEqual(source.system)
    await expect(client.getSystem('fr')).rejects.toThrow('content service is down')
  })

  test('a page is found by its id in the languages it is published in [S7-039]', async () => {
    const { source, client } = setUp()
    source.places.set('7', { siteSlug: '', path: 'company', languages: ['en'] })
    expect(await client.getPageById('7', 'en')).toMatchObject({ siteSlug: '', path: 'company' })
    expect(await client.getPageById('7', 'de')).toBeUndefined()
    expect(await client.getPageById('8', 'en')).toBeUndefined()
  })

  test('lists exclude pages that are protected by a password or role', async () => {
    const { source, client } = setUp()
    source.summaries = [
      aPublishedPage('open'),
      { ...aPublishedPage('for partners'), protection: { level: 'password' } },
      { ...aPublishedPage('for staff'), protection: { level: 'ciam-role', role: 'kmx_staff' } },
    ]
    expect((await client.listPages('', 'en')).map(({ title }) => title)).toEqual(['open'])
  })
})

describe('reads for editors', () => {
  test('a fresh read bypasses the caches and writes to none of them [S7-073]', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.page(home), aPublishedPage('stored'))
    await client.getPage(home)
    source.pages.set(key, aPublishedPage('now'))
    expect((await client.getPage(home, { fresh: true }))?.title).toBe('now')
    expect((await client.getPage(home))?.title).toBe('stored')
    expect((await store.find(entries.page(home)))?.title).toBe('stored')
  })

  test('a fresh read falls back to the store while the content service is down', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.page(home), aPublishedPage('stored'))
    source.down = true
    expect((await client.getPage(home, { fresh: true }))?.title).toBe('stored')
  })

  test('after clear() entries are read again and all processes are notified [S7-074]', async () => {
    const { store, client } = setUp()
    await store.put(entries.page(home), aPublishedPage('old'))
    await client.getPage(home)
    await store.put(entries.page(home), aPublishedPage('new'))
    await new Promise((resolve) => setTimeout(resolve, 2))
    await client.clear()
    expect((await client.getPage(home))?.title).toBe('new')
    expect(store.publishedKeys).toEqual(['everything'])
  })

  test('the next release is cached separately, never in the store, and invalidated with its page [S9-004]', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.page(home), aPublishedPage('now'))
    source.pages.set(key, aPublishedPage('next'))
    const next = async () => (await client.getPage(home, { nextRelease: true }))?.title
    expect([await next(), (await client.getPage(home))?.title]).toEqual(['next', 'now'])
    expect([...store.entries.keys()]).toEqual([key])
    source.pages.set(key, aPublishedPage('next, changed'))
    expect(await next()).toBe('next')
    client.invalidate([key])
    expect(await next()).toBe('next, changed')
  })
})

describe('a load that hangs', () => {
  afterEach(() => void vi.useRealTimers())

  test('times out after 5 seconds and is retried once for all waiting callers [S9-006]', async () => {
    vi.useFakeTimers()
    const { source, store, client } = setUp()
    const hangs = vi.spyOn(source, 'readPublishedPage').mockImplementationOnce(() => new Promise(() => {}))
    store.down = true
    source.pages.set(key, aPublishedPage('page'))
    const waiting = Promise.all([client.getPage(home), client.getPage(home), client.getPage(home)])
    await vi.advanceTimersByTimeAsync(4999)
    expect(hangs).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2)
    expect((await waiting).map((page) => page?.title)).toEqual(['page', 'page', 'page'])
    expect(hangs).toHaveBeenCalledTimes(2)
    expect((await client.getPage(home))?.title).toBe('page')
    expect(hangs).toHaveBeenCalledTimes(2)
  })

  test('does not cache a value from before an invalidation', async () => {
    vi.useFakeTimers()
    const { source, store, client } = setUp()
    const second = Promise.withResolvers<PublishedPage>()
    vi.spyOn(source, 'readPublishedPage')
      .mockImplementationOnce(() => new Promise(() => {}))
      .mockImplementationOnce(() => second.promise)
    store.down = true
    const waiting = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    client.invalidate([key])
    second.resolve(aPublishedPage('old'))
    expect((await waiting)?.title).toBe('old')
    source.pages.set(key, aPublishedPage('new'))
    expect((await client.getPage(home))?.title).toBe('new')
  })

  test('does not cache a value from before an invalidation when a later read joins the load', async () => {
    vi.useFakeTimers()
    const { source, store, client } = setUp()
    const second = Promise.withResolvers<PublishedPage>()
    const hanging = () => new Promise<PublishedPage>(() => {})
    vi.spyOn(source, 'readPublishedPage')
      .mockImplementationOnce(hanging)
      .mockImplementationOnce(() => second.promise)
      .mockImplementationOnce(hanging)
    store.down = true
    const before = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    client.invalidate([key])
    const after = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    second.resolve(aPublishedPage('old'))
    await Promise.all([before, after])
    source.pages.set(key, aPublishedPage('new'))
    const read = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    expect((await read)?.title).toBe('new')
  })
})
