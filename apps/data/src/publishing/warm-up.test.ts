import * as entries from '@ferrule/content-client/content-entries'
import { aPage, Source, Store } from '@ferrule/content-client/levels-for-tests'
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
  const source = new Source()
  const store = new Store()
  const purged: string[] = []
  source.system.sites = [main]
  const pages = Array.from({ length: count }, (_, number) => ({
    ...aPage(`Page ${number}`, { siteSlug: '', locale: 'en', path: `page-${number}` }),
    id: `p${number}`,
  }))
  for (const page of pages) source.pages.set(entries.page(page).key, page)
  source.summaries = pages
  const log = createLog({ service: 'test', write: () => undefined })
  const edge = { softPurge: async (keys: readonly string[]) => void purged.push(...keys) }
  return { source, store, purged, pages, jobs: createContentJobs({ source, store, edge }, log) }
}

const home = entries.page({ siteSlug: '', locale: 'en', path: 'page-0' })

test('every one of 2,000 published pages is in the store afterwards, with its list and its place', async () => {
  const { store, pages, jobs } = setUp(2000)
  await jobs['warm-up']()
  for (const page of pages) expect(store.kept.has(entries.page(page).key)).toBe(true)
  expect(await store.find(entries.summaries('', 'en'))).toHaveLength(2000)
  expect(await store.find(entries.place('p1999'))).toMatchObject({ path: 'page-1999' })
  expect(store.kept.has(entries.redirects('').key)).toBe(true)
})

test('what is there and right is neither read nor purged again', async () => {
  const { source, purged, jobs } = setUp(60)
  await jobs['warm-up']()
  purged.length = 0
  source.asked = 0
  await jobs['warm-up']()
  // The system in eleven languages, redirects, news, locations and one list.
  expect(source.asked).toBe(15)
  expect(purged).toEqual([])
})

test('a page whose change was missed is read anew and purged', async () => {
  const { source, store, purged, pages, jobs } = setUp(2)
  await jobs['warm-up']()
  purged.length = 0
  const changed = {
    ...aPage('Changed', { siteSlug: '', locale: 'en', path: 'page-0' }),
    id: 'p0',
    updatedAt: '2026-11-02T08:00:00.000Z',
  }
  source.pages.set(home.key, changed)
  source.summaries = [changed, ...pages.slice(1)]
  await jobs['warm-up']()
  expect((await store.find(home))?.title).toBe('Changed')
  expect(purged).toEqual(['page:p0'])
})

test('a page that changes while it is warmed keeps its newer text', async () => {
  const { source, store, jobs } = setUp(1)
  const newer = { ...aPage('Newer', { siteSlug: '', locale: 'en', path: 'page-0' }), id: 'p0' }
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
