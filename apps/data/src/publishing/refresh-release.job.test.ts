import * as entries from '@ferrule/content-client/content-entries'
import { aPublishedPage, FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createContentJobs } from './create-content-jobs.ts'

const places = ['one', 'two'].map((path) => ({ siteSlug: '', locale: 'de' as const, path }))
const changes = places.map(({ path }) => ({ pageId: path, siteSlug: '', paths: [path], locales: ['de'] }))

test('the pages of a release are held, purged, stored and announced together, in this order', async () => {
  const [source, store] = [new FakeContentSource(), new FakeContentStore()]
  const calls: string[] = []
  for (const place of places) {
    const page = { ...aPublishedPage('new', place), id: place.path }
    source.pages.set(entries.page(place).key, page)
    source.places.set(place.path, { siteSlug: '', path: place.path, languages: ['de'] })
    await store.put(entries.page(place), { ...page, title: 'old' })
  }
  const isOld = async () =>
    (await Promise.all(places.map((place) => store.find(entries.page(place))))).every((page) => page?.title === 'old')
  store.publishHold = async (keys: readonly string[]) => {
    calls.push(`hold ${places.every((place) => keys.includes(entries.page(place).key))} ${await isOld()}`)
  }
  store.publishChange = async () => void calls.push(`announce ${await isOld()}`)
  const hardPurge = async (keys: readonly string[]) => {
    calls.push(`purge ${changes.every(({ pageId }) => keys.includes(`page:${pageId}`))} ${await isOld()}`)
  }
  const edge = { hardPurge, softPurge: async () => undefined }
  const log = createLog({ service: 'test', write: () => undefined })
  const jobs = createContentJobs({ source, store, edge }, { log, announce: async () => {} })
  await jobs['refresh-release']({ changes, siteSlugs: [] })
  expect(calls).toEqual(['hold true true', 'purge true true', 'announce false'])
})
