import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { type ContentClient, createContentClient } from './content-client.ts'
import * as entries from './content-entries.ts'
import { aPage, home, Source, Store } from './levels-for-tests.ts'
import type { PublishedPage } from './published-page.ts'

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

const titleOf = async (client: ContentClient, address: PageAddress = home) => (await client.getPage(address))?.title
const keyOf = (address: PageAddress) => entries.page(address).key
const put = (store: Store, page: PublishedPage) => store.put(entries.page(page), page)
const halfAnHour = 30 * 60_000

describe('levels', () => {
  test('the store answers before the content service is asked', async () => {
    const { source, store, client } = setUp()
    await put(store, aPage('stored'))
    expect(await titleOf(client)).toBe('stored')
    expect(source.asked).toBe(0)
  })

  test('a page that the store lacks comes from the content service and is left in the store', async () => {
    const { source, store, client } = setUp()
    source.pages.set(keyOf(home), aPage('fresh'))
    expect(await titleOf(client)).toBe('fresh')
    expect((await store.find(entries.page(home)))?.title).toBe('fresh')
  })

  test('a store that was only slow is asked once more when the content service is away', async () => {
    const { source, store, client } = setUp()
    await put(store, aPage('stored'))
    store.down = true
    source.readPublishedPage = () => {
      store.down = false
      return Promise.reject(new Error('content service is down'))
    }
    expect(await titleOf(client)).toBe('stored')
  })

  test('a second read asks nobody', async () => {
    const { source, store, client } = setUp()
    source.pages.set(keyOf(home), aPage('fresh'))
    await client.getPage(home)
    const asked = [source.asked, store.asked]
    await client.getPage(home)
    expect([source.asked, store.asked]).toEqual(asked)
  })

  test('many readers at once make one request', async () => {
    const { source, client } = setUp()
    source.pages.set(keyOf(home), aPage('fresh'))
    await Promise.all(Array.from({ length: 50 }, () => client.getPage(home)))
    expect(source.asked).toBe(1)
  })

  test('countries of one language share its page [S9-005]', async () => {
    const { source, client } = setUp()
    source.pages.set(keyOf({ ...home, locale: 'de' }), aPage('deutsch', { ...home, locale: 'de' }))
    expect(await titleOf(client, { ...home, locale: 'de-ch' })).toBe('deutsch')
    expect(await titleOf(client, { ...home, locale: 'de' })).toBe('deutsch')
    expect(source.asked).toBe(1)
  })
})

describe('failures', () => {
  test('with the store down the content service answers', async () => {
    const { source, store, client } = setUp()
    store.down = true
    source.pages.set(keyOf(home), aPage('fresh'))
    expect(await titleOf(client)).toBe('fresh')
  })

  test('with the content service down a new process serves from the store', async () => {
    const { source, store, client } = setUp()
    await put(store, aPage('stored'))
    source.down = true
    expect(await titleOf(client)).toBe('stored')
  })

  test('with both down what the process knows is served past its time', async () => {
    const { source, store, client, advance } = setUp()
    source.pages.set(keyOf(home), aPage('known'))
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
    source.pages.set(keyOf(home), aPage('back'))
    expect(await titleOf(client)).toBe('back')
  })
})

describe('time', () => {
  test('after 30 minutes the old page is served once more while the new one is read [S9-002] [S9-003]', async () => {
    const { store, client, advance } = setUp()
    await put(store, aPage('old'))
    await client.getPage(home)
    await put(store, aPage('new'))
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
    source.pages.set(keyOf(home), aPage('published'))
    expect(await titleOf(client)).toBe('published')
  })

  test('guessed addresses do not push known pages out', async () => {
    const { source, client } = setUp()
    source.pages.set(keyOf(home), aPage('known'))
    await client.getPage(home)
    for (let guess = 0; guess < 1000; guess++) await client.getPage({ ...home, path: `guess-${guess}` })
    const asked = source.asked
    expect(await titleOf(client)).toBe('known')
    expect(source.asked).toBe(asked)
  })

  test('at most 400 entries are kept [S9-001]', async () => {
    const { source, store, client } = setUp()
    for (let number = 0; number <= 400; number++) {
      const address = { ...home, path: `page-${number}` }
      store.kept.set(keyOf(address), aPage('page', address))
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
    await put(store, aPage('old'))
    await client.getPage(home)
    await put(store, aPage('new'))
    client.forget([keyOf(home)])
    expect(await titleOf(client)).toBe('new')
  })

  test('a missing page that is published is seen at once', async () => {
    const { store, client } = setUp()
    await client.getPage(home)
    await put(store, aPage('published'))
    client.forget([keyOf(home)])
    expect(await titleOf(client)).toBe('published')
  })

  test('a change while the old page is being read is not lost', async () => {
    const { source, store, client } = setUp()
    source.pages.set(keyOf(home), aPage('old'))
    const reading = client.getPage(home)
    client.forget([keyOf(home)])
    expect((await reading)?.title).toBe('old')
    store.kept.set(keyOf(home), aPage('new'))
    expect(await titleOf(client)).toBe('new')
  })

  test('after a gap in the messages every page is read anew, and served on if that fails', async () => {
    const { source, store, client, advance } = setUp()
    await put(store, aPage('old'))
    await client.getPage(home)
    await put(store, aPage('new'))
    advance(1)
    client.distrust()
    source.down = store.down = true
    expect(await titleOf(client)).toBe('old')
    store.down = false
    expect(await titleOf(client)).toBe('new')
  })
})
