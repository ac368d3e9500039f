import { createLog } from '@ferrule/telemetry/log'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createContentClient } from './content-client.ts'
import * as entries from './content-entries.ts'
import { aPage, home, Source, Store } from './levels-for-tests.ts'
import type { PublishedPage } from './published-page.ts'

function setUp() {
  const source = new Source()
  const store = new Store()
  const log = createLog({ service: 'test', write: () => undefined })
  return { source, store, client: createContentClient({ source, store, log }) }
}

const key = entries.page(home).key

describe('what every page needs', () => {
  test('system data come from the store without the content service [S7-036]', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.system('de'), source.system)
    source.down = true
    expect(await client.getSystem('de')).toEqual(source.system)
    await expect(client.getSystem('fr')).rejects.toThrow('content service is down')
  })

  test('redirects are read once for each site', async () => {
    const { source, client } = setUp()
    source.redirects = [{ previousUrl: '/old', target: '/new' }]
    expect(await client.getRedirects('')).toEqual(source.redirects)
    await client.getRedirects('')
    await client.getRedirects('product')
    expect(source.asked).toBe(2)
  })

  test('a page is found by its id in the languages it is published in [S7-039]', async () => {
    const { source, client } = setUp()
    source.places.set('7', { siteSlug: '', path: 'company', languages: ['en'] })
    expect(await client.getPageById('7', 'en')).toMatchObject({ siteSlug: '', path: 'company' })
    expect(await client.getPageById('7', 'de')).toBeUndefined()
    expect(await client.getPageById('8', 'en')).toBeUndefined()
  })

  test('a list never names a page with a password or role', async () => {
    const { source, client } = setUp()
    source.summaries = [
      aPage('open'),
      { ...aPage('for partners'), protection: { level: 'password' } },
      { ...aPage('for staff'), protection: { level: 'ciam-role', role: 'kmx_staff' } },
    ]
    expect((await client.listPages('', 'en')).map(({ title }) => title)).toEqual(['open'])
  })
})

describe('stories of a product', () => {
  const aStory = (title: string, productSlugs: string[], publishedAt: string) => {
    const story = { leadText: '', category: null, topics: [], contacts: [], productSlugs }
    return { ...aPage(title), pageType: 'Story' as const, publishedAt, story }
  }

  test('are those that name it, the newest first [S7-040]', async () => {
    const { source, client } = setUp()
    source.summaries = [
      aStory('old', ['axion-56', 'other'], '2026-01-01T08:00:00.000Z'),
      aStory('of another', ['other'], '2026-02-01T08:00:00.000Z'),
      aPage('no story'),
      aStory('new', ['axion-56'], '2026-03-01T08:00:00.000Z'),
    ]
    const stories = await client.listStoriesOfProduct('', 'en', 'axion-56')
    expect(stories.map(({ title }) => title)).toEqual(['new', 'old'])
  })
})

describe('what an editor asks for', () => {
  test('a fresh read goes past every level and leaves nothing behind [S7-073]', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.page(home), aPage('stored'))
    await client.getPage(home)
    source.pages.set(key, aPage('now'))
    expect((await client.getPage(home, { fresh: true }))?.title).toBe('now')
    expect((await client.getPage(home))?.title).toBe('stored')
    expect((await store.find(entries.page(home)))?.title).toBe('stored')
  })

  test('a fresh read without content service is what is known', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.page(home), aPage('stored'))
    source.down = true
    expect((await client.getPage(home, { fresh: true }))?.title).toBe('stored')
  })

  test('after clearing everything is read anew, and every process is told [S7-074]', async () => {
    const { store, client } = setUp()
    await store.put(entries.page(home), aPage('old'))
    await client.getPage(home)
    await store.put(entries.page(home), aPage('new'))
    await new Promise((resolve) => setTimeout(resolve, 2))
    await client.clear()
    expect((await client.getPage(home))?.title).toBe('new')
    expect(store.said).toEqual(['everything'])
  })

  test('the next release is kept apart, in no store, and forgotten with its page [S9-004]', async () => {
    const { source, store, client } = setUp()
    await store.put(entries.page(home), aPage('now'))
    source.pages.set(key, aPage('next'))
    const next = async () => (await client.getPage(home, { nextRelease: true }))?.title
    expect([await next(), (await client.getPage(home))?.title]).toEqual(['next', 'now'])
    expect([...store.kept.keys()]).toEqual([key])
    source.pages.set(key, aPage('next, changed'))
    expect(await next()).toBe('next')
    client.forget([key])
    expect(await next()).toBe('next, changed')
  })
})

describe('a load that hangs', () => {
  afterEach(() => void vi.useRealTimers())

  test('is waited for 5 seconds, then read once more for all that wait [S9-006]', async () => {
    vi.useFakeTimers()
    const { source, store, client } = setUp()
    const hangs = vi.spyOn(source, 'readPublishedPage').mockImplementationOnce(() => new Promise(() => {}))
    store.down = true
    source.pages.set(key, aPage('page'))
    const waiting = Promise.all([client.getPage(home), client.getPage(home), client.getPage(home)])
    await vi.advanceTimersByTimeAsync(4999)
    expect(hangs).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2)
    expect((await waiting).map((page) => page?.title)).toEqual(['page', 'page', 'page'])
    expect(hangs).toHaveBeenCalledTimes(2)
    expect((await client.getPage(home))?.title).toBe('page')
    expect(hangs).toHaveBeenCalledTimes(2)
  })

  test('does not bring back what was there before a change', async () => {
    vi.useFakeTimers()
    const { source, store, client } = setUp()
    const second = Promise.withResolvers<PublishedPage>()
    vi.spyOn(source, 'readPublishedPage')
      .mockImplementationOnce(() => new Promise(() => {}))
      .mockImplementationOnce(() => second.promise)
    store.down = true
    const waiting = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    client.forget([key])
    second.resolve(aPage('old'))
    expect((await waiting)?.title).toBe('old')
    source.pages.set(key, aPage('new'))
    expect((await client.getPage(home))?.title).toBe('new')
  })

  test('nor does it when somebody joins it after the change', async () => {
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
    client.forget([key])
    const after = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    second.resolve(aPage('old'))
    await Promise.all([before, after])
    source.pages.set(key, aPage('new'))
    const read = client.getPage(home)
    await vi.advanceTimersByTimeAsync(5001)
    expect((await read)?.title).toBe('new')
  })
})
