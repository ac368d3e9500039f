import type { PageDocument } from '@ferrule/connectors/search-engine/search-engine'
import { aPage } from '@ferrule/content-client/levels-for-tests'
import type { PageProtection } from '@ferrule/domain/pages/page-protection'
import { expect, test } from 'vitest'
import { createIndexPageJob } from './index-page.job.ts'

const change = { pageId: '7', siteSlug: '', paths: ['old', 'new'], locales: ['de', 'de-ch', 'xx'] }

function engine(published: Record<string, string>, protection: PageProtection = { level: 'none' }) {
  const steps: string[] = []
  const job = createIndexPageJob({
    source: {
      readPublishedPage: async ({ siteSlug, path }) => {
        const id = published[path]
        return id ? { ...aPage('Titel', { siteSlug, locale: 'de', path }), id, protection } : undefined
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

test('a page is indexed once a language, where it is now', async () => {
  const { steps, job } = engine({ new: '7' })
  await job(change)
  expect(steps).toEqual(['put de 7 new'])
})

test('a story is known as one, and a page by its countries and what of the catalogue it is about', async () => {
  const put: PageDocument[] = []
  const page = {
    ...aPage('Titel', { siteSlug: '', locale: 'de', path: 'new' }),
    pageType: 'Story' as const,
    countries: ['CH'],
    catalogue: { classificationSlug: 'crimping-lines' },
  }
  const search = { ensureIndex: async () => {}, put: async (_: string, one: PageDocument) => void put.push(one) }
  const job = createIndexPageJob({
    source: { readPublishedPage: async () => page },
    search: { ...search, remove: () => Promise.reject(new Error('still there')) },
  })
  await job(change)
  expect(put).toMatchObject([{ kind: 'stories', countries: ['CH'], catalogueSlug: 'crimping-lines' }])
})

test('a withdrawn page is removed, also when another page stands at its address', async () => {
  const { steps, job } = engine({ old: '8' })
  await job(change)
  expect(steps).toEqual(['remove de 7'])
})

test.each<PageProtection>([{ level: 'password' }, { level: 'ciam-role', role: 'kmx_staff' }])(
  'a page that not everybody may read is taken out: %j',
  async (protection) => {
    const { steps, job } = engine({ new: '7' }, protection)
    await job(change)
    expect(steps).toEqual(['remove de 7'])
  },
)
