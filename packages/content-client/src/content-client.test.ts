import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { pageCacheKey, sitesCacheKey } from './cache-keys.ts'
import { type ContentClient, createContentClient } from './content-client.ts'
import { aPage, home, Source, Store, site } from './levels-for-tests.ts'

function setUp() {
  const source = new Source()
  const store = new Store()
  const log = createLog({ service: 'test', write: () => undefined })
  // The cache below takes a time of zero for "never".
  let time = 1
  const advance = (milliseconds: number) => void (time += milliseconds)
  const client = createContentClient({ source, store, log, clock: { now: () => time } })
  return { source, store, client, advance }
}

const titleOf = async (client: ContentClient, address = home) => (await client.getPage(address))?.title
const halfAnHour = 30 * 60_000

describe('levels', () => {
  test('the store answers before the content service is asked', async () => {
    const { source, store, client } = setUp()
    await store.put(aPage('stored'))
    expect(await titleOf(client)).toBe('stored')
    expect(source.asked).toBe(0)
  })

  test('a page that the store lacks comes from the content service and is left in the store', async () => {
    const { source, store, client } = setUp()
    source.pages.set(pageCacheKey(home), aPage('fresh'))
    expect(await titleOf(client)).toBe('fresh')
    expect((await store.find(home))?.title).toBe('fresh')
  })

  test('a second read asks nobody', async () => {
    const { source, store, client } = setUp()
    source.pages.set(pageCacheKey(home), aPage('fresh'))
    await client.getPage(home)
    const asked = [source.asked, store.asked]
    await client.getPage(home)
    expect([source.asked, store.asked]).toEqual(asked)
  })

  test('many readers at once make one request', async () => {
    const { source, client } = setUp()
    source.pages.set(pageCacheKey(home), aPage('fresh'))
    await Promise.all(Array.from({ length: 50 }, () => client.getPage(home)))
    expect(source.asked).toBe(1)
  })

  test('countries of one language share its page', async () => {
    const { source, client } = setUp()
    source.pages.set(pageCacheKey({ ...home, locale: 'de' }), aPage('deutsch', { ...home, locale: 'de' }))
    expect(await titleOf(client, { ...home, locale: 'de-ch' })).toBe('deutsch')
    expect(await titleOf(client, { ...home, locale: 'de' })).toBe('deutsch')
    expect(source.asked).toBe(1)
  })
})

describe('failures', () => {
  test('with the store down the content service answers', async () => {
    const { source, store, client } = setUp()
    store.down = true
    source.pages.set(pageCacheKey(home), aPage('fresh'))
    expect(await titleOf(client)).toBe('fresh')
  })

  test('with the content service down a new process serves from the store', async () => {
    const { source, store, client } = setUp()
    await store.put(aPage('stored'))
    source.down = true
    expect(await titleOf(client)).toBe('stored')
  })

  test('with both down what the process knows is served past its time', async () => {
    const { source, store, client, advance } = setUp()
    source.pages.set(pageCacheKey(home), aPage('known'))
    await client.getPage(home)
    source.down = store.down = true
    advance(2 * halfAnHour)
    expect([await titleOf(client), await titleOf(client)]).toEqual(['known', 'known'])
  })

  test('with both down a page that nobody knows is an error, not a missing page', async () => {
    const { source, store, client } = setUp()
    source.down = store.down = true
    await expect(client.getPage(home)).rejects.toThrow('content service is down')
  })

  test('an error is not remembered', async () => {
    const { source, client } = setUp()
    source.down = true
    await client.getPage(home).catch(() => undefined)
    source.down = false
    source.pages.set(pageCacheKey(home), aPage('back'))
    expect(await titleOf(client)).toBe('back')
  })
})

describe('time', () => {
  test('after 30 minutes the old page is served once more while the new one is read', async () => {
    const { store, client, advance } = setUp()
    await store.put(aPage('old'))
    await client.getPage(home)
    await store.put(aPage('new'))
    advance(halfAnHour - 1)
    expect(await titleOf(client)).toBe('old')
    advance(2)
    expect(await titleOf(client)).toBe('old')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await titleOf(client)).toBe('new')
  })

  test('a missing page is believed for half a minute', async () => {
    const { source, client, advance } = setUp()
    expect(await client.getPage(home)).toBeUndefined()
    await client.getPage(home)
    expect(source.asked).toBe(1)
    advance(30_001)
    source.pages.set(pageCacheKey(home), aPage('published'))
    expect(await titleOf(client)).toBe('published')
  })

  test('guessed addresses do not push known pages out', async () => {
    const { source, client } = setUp()
    source.pages.set(pageCacheKey(home), aPage('known'))
    await client.getPage(home)
    for (let guess = 0; guess < 1000; guess++) await client.getPage({ ...home, path: `guess-${guess}` })
    const asked = source.asked
    expect(await titleOf(client)).toBe('known')
    expect(source.asked).toBe(asked)
  })

  test('at most 400 pages are kept', async () => {
    const { source, store, client } = setUp()
    for (let number = 0; number <= 400; number++) {
      const address = { ...home, path: `page-${number}` }
      store.pages.set(pageCacheKey(address), aPage('page', address))
      await client.getPage(address)
    }
    const asked = store.asked
    await client.getPage({ ...home, path: 'page-400' })
    expect(store.asked).toBe(asked)
    await client.getPage({ ...home, path: 'page-0' })
    expect(store.asked).toBe(asked + 1)
    expect(source.asked).toBe(0)
  })
})

describe('changes', () => {
  test('a page that the worker names is read anew', async () => {
    const { store, client } = setUp()
    await store.put(aPage('old'))
    await client.getPage(home)
    await store.put(aPage('new'))
    client.forget([pageCacheKey(home)])
    expect(await titleOf(client)).toBe('new')
  })

  test('a missing page that is published is seen at once', async () => {
    const { store, client } = setUp()
    await client.getPage(home)
    await store.put(aPage('published'))
    client.forget([pageCacheKey(home)])
    expect(await titleOf(client)).toBe('published')
  })

  test('a change while the old page is being read is not lost', async () => {
    const { source, store, client } = setUp()
    source.pages.set(pageCacheKey(home), aPage('old'))
    const reading = client.getPage(home)
    client.forget([pageCacheKey(home)])
    expect((await reading)?.title).toBe('old')
    store.pages.set(pageCacheKey(home), aPage('new'))
    expect(await titleOf(client)).toBe('new')
  })

  test('after a gap in the messages every page is read anew, and served on if that fails', async () => {
    const { source, store, client, advance } = setUp()
    await store.put(aPage('old'))
    await client.getPage(home)
    await store.put(aPage('new'))
    advance(1)
    client.distrust()
    source.down = store.down = true
    expect(await titleOf(client)).toBe('old')
    store.down = false
    expect(await titleOf(client)).toBe('new')
  })
})

describe('sites', () => {
  test('come from the content service and are left in the store', async () => {
    const { store, client } = setUp()
    expect(await client.getSites()).toEqual([site])
    expect(store.sites).toEqual([site])
  })

  test('come from the store when a process starts without content service', async () => {
    const { source, store, client } = setUp()
    store.sites = [site]
    source.down = true
    expect(await client.getSites()).toEqual([site])
  })

  test('are read anew when they are named as changed', async () => {
    const { source, client } = setUp()
    await client.getSites()
    client.forget([sitesCacheKey])
    await client.getSites()
    expect(source.asked).toBe(2)
  })
})
