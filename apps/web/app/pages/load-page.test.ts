import type { Ask } from '@ferrule/content-client/query-content-service'
import { createPageReads } from '@ferrule/content-client/page-reads'
import { SiteIds } from '@ferrule/content-client/site-ids'
import { expect, test, vi } from 'vitest'
import { getServices, type Services } from '../visit/services.server.ts'
import { aVisit } from '../http/visits.fixture.ts'
import { loadPage } from './load-page.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

/** A page in the format of the content service. */
const contentPage = {
  id: '7',
  slug: 'about',
  path: 'company/about',
  title: 'Über uns',
  pageType: 'Content',
  theme: 'Copper',
  publishedLanguages: ['en', 'de'],
  countries: ['CH', 'US'],
  protection: { level: 'none' },
  updatedAt: '2026-11-02T08:00:00.000Z',
  blocks: [],
}
const query: Ask = async ({ operation, answer }) =>
  answer.parse(
    operation === 'SiteIds' ? { Sites: { docs: [{ id: '1', slug: null }] } } : { Pages: { docs: [contentPage] } },
  )

test('a loaded page has all fields, its canonical URL and its alternate versions [S3-059]', async () => {
  const { readPublishedPage } = createPageReads(query, new SiteIds(query))
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: { getPage: readPublishedPage },
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const request = new Request('https://www.norlitz.example/de-ch/company/about')
  const { view } = await loadPage(request, aVisit('de-ch', ['company', 'about']))
  const url = (code: string) => `https://www.norlitz.example/${code}/company/about`
  expect('page' in view && view.page).toMatchObject({
    id: '7',
    title: 'Über uns',
    slug: 'about',
    type: 'pages',
    pageType: 'Content',
    theme: 'Copper',
    languages: ['en', 'de'],
    countries: ['CH', 'US'],
    canonicalUrl: url('de-ch'),
    alternateVersions: [
      { hreflang: 'en-CH', href: url('en-ch') },
      { hreflang: 'en-US', href: url('en-us') },
      { hreflang: 'de-CH', href: url('de-ch') },
      { hreflang: 'x-default', href: url('en-ch') },
    ],
    protection: { level: 'none' },
    isPublished: true,
  })
})
