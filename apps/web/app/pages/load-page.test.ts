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

/** Loads a page that the content service returns in this form. */
async function loadAs(fields: object) {
  const answering: Ask = async ({ operation, answer }) =>
    answer.parse(
      operation === 'SiteIds'
        ? { Sites: { docs: [{ id: '1', slug: null }] } }
        : { Pages: { docs: [{ ...contentPage, countries: [], ...fields }], totalPages: 1 } },
    )
  const { readPublishedPage } = createPageReads(answering, new SiteIds(answering))
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: { getPage: readPublishedPage, listPages: async () => [] },
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const { view } = await loadPage(new Request('https://www.norlitz.example/en'), aVisit('en', ['company', 'about']))
  return 'page' in view ? view.page : undefined
}

const portrait = { filename: 'ines.webp', alt: 'Ines Duarte', width: 400, height: 400, mimeType: 'image/webp' }
const subject = { slug: 'engineering', name: 'Engineering' }

test('a loaded story has its id, slug, date, title, lead, contacts, picture and category [S3-052] [S3-053]', async () => {
  const contacts = [{ id: 'a1', name: 'Ines Duarte', slug: 'ines-duarte', image: portrait }]
  const page = await loadAs({
    pageType: 'Story',
    publishAt: '2026-11-04T08:00:00.000Z',
    image: portrait,
    story: { leadText: 'A micrograph decides.', category: subject, topics: [], productSlugs: [], contacts },
  })
  expect(page).toMatchObject({
    id: '7',
    slug: 'about',
    publishedAt: '2026-11-04T08:00:00.000Z',
    title: 'Über uns',
    image: { filename: 'ines.webp' },
    story: {
      leadText: 'A micrograph decides.',
      category: subject,
      contacts: [{ id: 'a1', name: 'Ines Duarte', slug: 'ines-duarte', image: { filename: 'ines.webp' } }],
    },
  })
})

test('a loaded media release has its id, slug, date, title, lead and ad hoc flag [S3-054]', async () => {
  const page = await loadAs({
    pageType: 'MediaRelease',
    publishAt: '2026-08-18T05:00:00.000Z',
    mediaRelease: { leadText: 'Orders rose.', adHoc: true },
  })
  expect(page).toMatchObject({
    id: '7',
    slug: 'about',
    publishedAt: '2026-08-18T05:00:00.000Z',
    title: 'Über uns',
    mediaRelease: { leadText: 'Orders rose.', adHoc: true },
  })
})
