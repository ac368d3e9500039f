import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import * as entries from '@ferrule/content-client/content-entries'
import { Source, Store } from '@ferrule/content-client/levels-for-tests'
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
  street: '',
  postalCode: '',
  city: 'Wolhusen',
  phone: '',
  email: '',
  position: null,
}

function setUp() {
  const source = new Source()
  const store = new Store()
  const purged: string[] = []
  source.system.sites = [aSite('', 'www.norlitz.localhost'), aSite('iqc', 'WWW.iqc.localhost')]
  const softPurge = vi.fn<EdgeCache['softPurge']>(async (keys) => void purged.push(...keys))
  return { source, store, purged, softPurge, job: createRefreshSystemJob({ source, store, edge: { softPurge } }) }
}

test('system data are stored in every language, and the hosts for the edge', async () => {
  const { store, job } = setUp()
  await job({ what: 'system' })
  expect((await store.find(entries.system('ja')))?.sites).toHaveLength(2)
  expect(await store.find(entries.hosts)).toEqual(['www.iqc.localhost', 'www.norlitz.localhost'])
})

test('the pages of the sites concerned are purged, and only when something changed', async () => {
  const { store, purged, job } = setUp()
  await job({ what: 'system', siteSlugs: ['iqc'] })
  expect(purged).toEqual(['site:iqc'])
  store.said.length = 0
  await job({ what: 'system' })
  expect([purged, store.said]).toEqual([['site:iqc'], []])
})

test('a change of no site in particular purges all of them', async () => {
  const { purged, job } = setUp()
  await job({ what: 'system' })
  expect(purged).toEqual(['site:main', 'site:iqc'])
})

test('redirects purge the addresses that lead elsewhere now', async () => {
  const { source, purged, job } = setUp()
  source.redirects = [{ previousUrl: '/en/old', target: '/en/new' }]
  await job({ what: 'redirects', siteSlugs: [''] })
  expect(purged).toEqual(['path:main:en:old'])
})

test('news are stored and purged for each language of the site', async () => {
  const { source, store, purged, job } = setUp()
  source.news = [{ id: '1', title: '', text: '', image: null, link: null, publicationDate: '2026-11-01' }]
  await job({ what: 'news', siteSlugs: ['iqc'] })
  expect(purged).toEqual(['news:iqc:en', 'news:iqc:de'])
  expect(await store.find(entries.news('iqc', 'de'))).toEqual(source.news)
})

test.each([
  ['system', ['site:main', 'site:iqc']],
  ['redirects', ['site:main']],
  ['news', ['news:main:en', 'news:main:de']],
  ['locations', ['locations']],
])('%s whose purge failed are purged when the job runs again', async (what, keys) => {
  const { source, store, purged, softPurge, job } = setUp()
  source.redirects = [{ previousUrl: '/en/old', target: '/en/new' }]
  source.news = [{ id: '1', title: '', text: '', image: null, link: null, publicationDate: '2026-11-01' }]
  source.locations = [aLocation]
  softPurge.mockRejectedValueOnce(new Error('edge refused to purge'))
  const change = { what, siteSlugs: [''] }
  await expect(job(change)).rejects.toThrow('refused')
  store.said.length = 0
  await job(change)
  expect(purged).toEqual(keys)
  expect(store.said).not.toEqual([])
})

test.each(['authors', 'story-subjects', 'terms', 'investor'])(
  '%s are shown by pages, which have jobs of their own',
  async (what) => {
    const { purged, job } = setUp()
    await job({ what, pageIds: ['7'] })
    expect(purged).toEqual([])
  },
)

test('locations are stored and the pages that list them purged, once', async () => {
  const { source, store, purged, job } = setUp()
  source.locations = [aLocation]
  await job({ what: 'locations' })
  await job({ what: 'locations' })
  expect(purged).toEqual(['locations'])
  expect(await store.find(entries.locations)).toEqual(source.locations)
})
