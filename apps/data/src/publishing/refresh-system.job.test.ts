import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import * as entries from '@ferrule/content-client/content-entries'
import { cachedNewsCount } from '@ferrule/content-client/news-item'
import { FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import type { InvestorRecord } from '@ferrule/domain/investors/investor-record'
import type { Location } from '@ferrule/domain/locations/location'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { expect, test, vi } from 'vitest'
import { createRefreshSystemJob } from './refresh-system.job.ts'

const aSite = (slug: string, host: string) =>
  configuredSite.parse({
    id: `id-${slug}`,
    name: slug,
    slug,
    domains: [{ host }],
    languages: ['en', 'de'],
    theme: 'Default',
    portalName: 'mykomax',
  })

const aLocation: Location = {
  id: '1',
  name: 'Norlitz AG',
  contactType: 'Production',
  brands: [],
  countryCode: 'CH',
  servedCountries: [],
  topics: [],
  street: '',
  postalCode: '',
  city: 'Wolhusen',
  phone: '',
  email: '',
  position: null,
  timeZone: '',
  openingHours: '',
  closedDays: [],
}

const aTable: InvestorRecord = {
  id: '1',
  kind: 'share-price',
  year: null,
  title: 'Share price',
  note: null,
  cells: 'CHF|2025\nHigh|81.60',
  footnote: null,
  publicationDate: '2026-03-10T06:00:00.000Z',
}

function setUp() {
  const source = new FakeContentSource()
  const store = new FakeContentStore()
  const purged: string[] = []
  source.system.sites = [aSite('', 'www.norlitz.localhost'), aSite('iqc', 'WWW.iqc.localhost')]
  const softPurge = vi.fn<EdgeCache['softPurge']>(async (keys) => void purged.push(...keys))
  const edge = { softPurge, hardPurge: softPurge }
  return { source, store, purged, softPurge, job: createRefreshSystemJob({ source, store, edge }) }
}

test('stores system data in every language and the hosts for the edge', async () => {
  const { store, job } = setUp()
  await job({ what: 'system' })
  expect((await store.find(entries.system('ja')))?.sites).toHaveLength(2)
  expect(await store.find(entries.hosts)).toEqual(['www.iqc.localhost', 'www.norlitz.localhost'])
})

test('purges the pages of the affected sites, and only after a change', async () => {
  const { store, purged, job } = setUp()
  await job({ what: 'system', siteSlugs: ['iqc'] })
  expect(purged).toEqual(['site:iqc'])
  store.publishedKeys.length = 0
  await job({ what: 'system' })
  expect([purged, store.publishedKeys]).toEqual([['site:iqc'], []])
})

test('purges all sites for a change without a site', async () => {
  const { purged, job } = setUp()
  await job({ what: 'system' })
  expect(purged).toEqual(['site:main', 'site:iqc'])
})

test('stores redirects by address, and announces and purges the changed addresses', async () => {
  const { source, store, purged, job } = setUp()
  source.redirects = [{ previousUrl: '/en/old', target: '/en/new' }]
  await job({ what: 'redirects', siteSlugs: [''] })
  expect(purged).toEqual(['path:main:en:old'])
  expect(store.publishedKeys).toEqual([entries.redirectKey('', '/en/old')])
  expect(await store.findRedirect('', '/en/old')).toEqual({ redirect: source.redirects[0] })
  source.redirects = []
  await job({ what: 'redirects', siteSlugs: [''] })
  expect(purged).toEqual(['path:main:en:old', 'path:main:en:old'])
  expect(await store.findRedirect('', '/en/old')).toEqual({ redirect: undefined })
})

test('does not overwrite newer redirects with a slower, older read', async () => {
  const { source, store, job } = setUp()
  const old = Promise.withResolvers<[]>()
  vi.spyOn(source, 'readRedirects').mockImplementationOnce(() => old.promise)
  source.redirects = [{ previousUrl: '/en/old', target: '/en/new' }]
  const change = { what: 'redirects', siteSlugs: [''] }
  const both = Promise.all([job(change), job(change)])
  await new Promise((resolve) => setImmediate(resolve))
  old.resolve([])
  await both
  expect(await store.findRedirects('')).toEqual(source.redirects)
})

const aNewsItem = (id: string) => ({ id, title: '', text: '', image: null, link: null, publicationDate: '2026-11-01' })

test('stores and purges news for each language of the site', async () => {
  const { source, store, purged, job } = setUp()
  source.news = [aNewsItem('1')]
  await job({ what: 'news', siteSlugs: ['iqc'] })
  expect(purged).toEqual(['news:iqc:en', 'news:iqc:de'])
  expect((await store.find(entries.news('iqc', 'de')))?.items).toEqual(source.news)
  purged.length = 0
  await job({ what: 'news', siteSlugs: ['iqc'] })
  expect(purged).toEqual([])
})

test('stores only the newest news, and purges the edge because an older item may have changed', async () => {
  const { source, store, purged, job } = setUp()
  source.news = Array.from({ length: cachedNewsCount + 1 }, (_, index) => aNewsItem(`${1000 - index}`))
  await job({ what: 'news', siteSlugs: ['iqc'] })
  expect((await store.find(entries.news('iqc', 'de')))?.items).toEqual(source.news.slice(0, cachedNewsCount))
  purged.length = 0
  await job({ what: 'news', siteSlugs: ['iqc'] })
  expect(purged).toEqual(['news:iqc:en', 'news:iqc:de'])
})

test.each([
  ['system', ['site:main', 'site:iqc']],
  ['redirects', ['site:main']],
  ['news', ['news:main:en', 'news:main:de']],
  ['locations', ['locations']],
  ['records', ['records']],
])('%s are purged when the job is retried after a failed purge', async (what, keys) => {
  const { source, store, purged, softPurge, job } = setUp()
  source.redirects = [{ previousUrl: '/en/old', target: '/en/new' }]
  source.news = [aNewsItem('1')]
  source.locations = [aLocation]
  softPurge.mockRejectedValueOnce(new Error('edge refused to purge'))
  const change = { what, siteSlugs: [''] }
  await expect(job(change)).rejects.toThrow('refused')
  store.publishedKeys.length = 0
  await job(change)
  expect(purged).toEqual(keys)
  expect(store.publishedKeys).not.toEqual([])
})

test('stores records in every language and purges the pages that show them, once', async () => {
  const { source, store, purged, job } = setUp()
  source.records = { investorRecords: [aTable], termsDocuments: [] }
  await job({ what: 'records' })
  await job({ what: 'records' })
  expect(purged).toEqual(['records'])
  expect((await store.find(entries.records('ja')))?.investorRecords).toEqual([aTable])
})

test('fails for a kind it cannot refresh, instead of reporting a success', async () => {
  const { job } = setUp()
  await expect(job({ what: 'authors' })).rejects.toThrow('what')
})

test('stores locations and purges the pages that list them, once', async () => {
  const { source, store, purged, job } = setUp()
  source.locations = [aLocation]
  await job({ what: 'locations' })
  await job({ what: 'locations' })
  expect(purged).toEqual(['locations'])
  expect(await store.find(entries.locations)).toEqual(source.locations)
})
