import { createLog } from '@ferrule/telemetry/log'
import { expect, test, vi } from 'vitest'
import { createContentClient } from './content-client.ts'
import { page as pageEntry, redirectKey } from './content-entries.ts'
import { aPublishedPage, home, FakeContentSource, FakeContentStore } from './cache-tiers.fixture.ts'

function setUp() {
  const source = new FakeContentSource()
  const store = new FakeContentStore()
  const log = createLog({ service: 'test', write: () => undefined })
  let time = 1
  const advance = (milliseconds: number) => void (time += milliseconds)
  return { source, store, advance, client: createContentClient({ source, store, log, clock: { now: () => time } }) }
}

const many = Array.from({ length: 6000 }, (_, number) => ({
  previousUrl: `/old-${String(number).padStart(4, '0')}`,
  target: `/new-${number}`,
}))
const last = { previousUrl: '/old-5999', target: '/new-5999' }

test('the last of 6,000 redirects is found by its previous address, in the store and without it [S7-038]', async () => {
  const { source, store, client } = setUp()
  source.redirects = many
  const query = vi.spyOn(source, 'findRedirect')
  expect(await client.findRedirects('', ['/en/old-5999', '/old-5999'])).toEqual([last])
  expect(query.mock.calls).toEqual([
    ['', '/en/old-5999'],
    ['', '/old-5999'],
  ])
  await store.putRedirects('product', many)
  expect(await client.findRedirects('product', ['/old-5999'])).toEqual([last])
  expect(query).toHaveBeenCalledTimes(2)
})

test('the absence of a redirect is cached until the address is invalidated', async () => {
  const { source, store, client, advance } = setUp()
  await store.putRedirects('', [])
  await client.findRedirects('', ['/old'])
  const requests = store.requestCount
  advance(29 * 60_000)
  expect(await client.findRedirects('', ['/old'])).toEqual([])
  expect([source.requestCount, store.requestCount]).toEqual([0, requests])
  const added = { previousUrl: '/old', target: '/new' }
  await store.putRedirects('', [added])
  client.invalidate([redirectKey('', '/old')])
  expect(await client.findRedirects('', ['/old'])).toEqual([added])
})

test('without store and content service, expired results are served', async () => {
  const { source, store, client, advance } = setUp()
  source.redirects = [last]
  await client.findRedirects('', ['/about', '/old-5999'])
  source.down = store.down = true
  advance(2 * 3_600_000)
  expect(await client.findRedirects('', ['/about', '/old-5999'])).toEqual([last])
  await expect(client.findRedirects('', ['/unknown'])).rejects.toThrow('content service is down')
})

test('after missed messages an address is read again', async () => {
  const { store, client, advance } = setUp()
  await store.putRedirects('', [])
  await client.findRedirects('', ['/old-5999'])
  await store.putRedirects('', [last])
  advance(1)
  client.markAllStale()
  expect(await client.findRedirects('', ['/old-5999'])).toEqual([last])
})

test('a fresh read bypasses the store', async () => {
  const { source, store, client } = setUp()
  await store.putRedirects('', [])
  source.redirects = [last]
  expect(await client.findRedirects('', ['/old-5999'], { fresh: true })).toEqual([last])
  expect(await client.findRedirects('', ['/old-5999'])).toEqual([])
})

test('guessed addresses evict no page, and an address longer than any redirect is not looked up', async () => {
  const { source, store, client } = setUp()
  source.pages.set(pageEntry(home).key, aPublishedPage('known'))
  await client.getPage(home)
  for (let guess = 0; guess < 1000; guess++) await client.findRedirects('', [`/guess-${guess}`])
  const requests = [source.requestCount, store.requestCount]
  expect((await client.getPage(home))?.title).toBe('known')
  expect(await client.findRedirects('', [`/${'x'.repeat(500)}`])).toEqual([])
  expect([source.requestCount, store.requestCount]).toEqual(requests)
})
