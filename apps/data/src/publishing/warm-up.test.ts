import * as entries from '@ferrule/content-client/content-entries'
import { aPublishedPage, FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createContentJobs } from './create-content-jobs.ts'

const main = configuredSite.parse({
  id: '1',
  name: 'Norlitz',
  slug: '',
  domains: [{ host: 'www.norlitz.localhost' }],
  languages: ['en'],
  theme: 'Default',
  portalName: 'mykomax',
})

function setUp(count: number) {
  const source = new FakeContentSource()
  const store = new FakeContentStore()
  const purged: string[] = []
  source.system.sites = [main]
  const pages = Array.from({ length: count }, (_, number) => ({
    ...aPublishedPage(`Page ${number}`, { siteSlug: '', locale: 'en', path: `page-${number}` }),
    id: `p${number}`,
  }))
  for (const page of pages) source.pages.set(entries.page(page).key, page)
  source.summaries = pages
  const log = createLog({ service: 'test', write: () => undefined })
  const softPurge = async (keys: readonly string[]) => void purged.push(...keys)
  const edge = { softPurge, hardPurge: softPurge }
  return {
    source,
    store,
    purged,
    pages,
    jobs: createContentJobs({ source, store, edge }, { log, announce: async () => {} }),
  }
}

const home = entries.page({ siteSlug: '', locale: 'en', path: 'page-0' })

test('stores each of 2,000 published pages, their list and their places', async () => {
  const { store, pages, jobs } = setUp(2000)
  await jobs['warm-up']()
  for (const page of pages) expect(store.entries.has(entries.page(page).key)).toBe(true)
  expect(await store.find(entries.summaries('', 'en'))).toHaveLength(2000)
  expect(await store.find(entries.place('p1999'))).toMatchObject({ path: 'page-1999' })
  expect(store.redirects.has('')).toBe(true)
})

test('neither reads nor purges entries that are up to date', async () => {
  const { source, purged, jobs } = setUp(60)
  await jobs['warm-up']()
  purged.length = 0
  source.requestCount = 0
  await jobs['warm-up']()
  // System data in eleven languages, redirects, news, locations and one list.
  expect(source.requestCount).toBe(15)
  expect(purged).toEqual([])
})

test('reloads and purges a page whose change was missed', async () => {
  const { source, store, purged, pages, jobs } = setUp(2)
  await jobs['warm-up']()
  purged.length = 0
  const changed = {
    ...aPublishedPage('Changed', { siteSlug: '', locale: 'en', path: 'page-0' }),
    id: 'p0',
    updatedAt: '2026-11-02T08:00:00.000Z',
  }
  source.pages.set(home.key, changed)
  source.summaries = [changed, ...pages.slice(1)]
  await jobs['warm-up']()
  expect((await store.find(home))?.title).toBe('Changed')
  expect(purged).toEqual(['page:p0'])
})

test('does not overwrite a page that changes during the warm-up', async () => {
  const { source, store, jobs } = setUp(1)
  const newer = { ...aPublishedPage('Newer', { siteSlug: '', locale: 'en', path: 'page-0' }), id: 'p0' }
  const readOld = source.readPagesById.bind(source)
  source.readPagesById = async (site, language, ids) => {
    const old = await readOld(site, language, ids)
    source.pages.set(home.key, newer)
    await jobs['refresh-page']({ pageId: 'p0', siteSlug: '', paths: ['page-0'], locales: ['en'] })
    return old
  }
  await jobs['warm-up']()
  expect((await store.find(home))?.title).toBe('Newer')
})
