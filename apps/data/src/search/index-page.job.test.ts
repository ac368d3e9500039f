import type { IndexedPage } from '@ferrule/connectors/search-engine/search-engine'
import { aPublishedPage } from '@ferrule/content-client/cache-tiers.fixture'
import type { PageProtection } from '@ferrule/domain/pages/page-protection'
import { expect, test } from 'vitest'
import { createIndexPageJob } from './index-page.job.ts'

const change = { pageId: '7', siteSlug: '', paths: ['old', 'new'], locales: ['de', 'de-ch', 'xx'] }

function setUp(published: Record<string, string>, protection: PageProtection = { level: 'none' }) {
  const steps: string[] = []
  const job = createIndexPageJob({
    source: {
      readPublishedPage: async ({ siteSlug, path }) => {
        const id = published[path]
        return id ? { ...aPublishedPage('Titel', { siteSlug, locale: 'de', path }), id, protection } : undefined
      },
    },
    search: {
      ensureIndex: async () => {},
      put: async (language, page) => void steps.push(`put ${language} ${page.id} ${page.path}`),
      remove: async (language, id) => void steps.push(`remove ${language} ${id}`),
    },
  })
  return { steps, job }
}

test('indexes a page once per language, at its current path', async () => {
  const { steps, job } = setUp({ new: '7' })
  await job(change)
  expect(steps).toEqual(['put de 7 new'])
})

test('indexes the kind, countries and catalogue slug of a page', async () => {
  const put: IndexedPage[] = []
  const page = {
    ...aPublishedPage('Titel', { siteSlug: '', locale: 'de', path: 'new' }),
    pageType: 'Story' as const,
    countries: ['CH'],
    catalogue: { classificationSlug: 'crimping-lines' },
  }
  const search = {
    ensureIndex: async () => {},
    put: async (_: string, document: IndexedPage) => void put.push(document),
  }
  const job = createIndexPageJob({
    source: { readPublishedPage: async () => page },
    search: { ...search, remove: () => Promise.reject(new Error('still there')) },
  })
  await job(change)
  expect(put).toMatchObject([{ kind: 'stories', countries: ['CH'], catalogueSlug: 'crimping-lines' }])
})

test('removes a withdrawn page, also when another page has its path', async () => {
  const { steps, job } = setUp({ old: '8' })
  await job(change)
  expect(steps).toEqual(['remove de 7'])
})

test.each<PageProtection>([{ level: 'password' }, { level: 'ciam-role', role: 'kmx_staff' }])(
  'removes a page that is not public: %j',
  async (protection) => {
    const { steps, job } = setUp({ new: '7' }, protection)
    await job(change)
    expect(steps).toEqual(['remove de 7'])
  },
)
