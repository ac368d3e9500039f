import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import { expect, test } from 'vitest'
import { createRefreshPageJob } from './refresh-page.job.ts'

const change = { pageId: '7', siteSlug: '', paths: ['old', 'new'], locales: ['de'] }

/** Writes down what the job does to the levels, in order. */
function levels(published: string[]) {
  const steps: string[] = []
  const aPage = (address: PageAddress): PublishedPage => ({
    ...address,
    id: '7',
    title: '',
    description: '',
    theme: 'Default',
    blocks: [],
  })
  const job = createRefreshPageJob({
    source: {
      readPublishedPage: async (address) => (published.includes(address.path) ? aPage(address) : undefined),
      readSites: async () => [],
    },
    store: {
      find: async () => undefined,
      put: async ({ path }) => void steps.push(`put ${path}`),
      fill: async () => {},
      remove: async ({ path }) => void steps.push(`remove ${path}`),
      findSites: async () => undefined,
      putSites: async () => {},
      publishChange: async (addresses) => void steps.push(`tell ${addresses.map(({ path }) => path).join(' ')}`),
    },
    edge: { softPurge: async (keys) => void steps.push(`purge ${keys.join(' ')}`) },
  })
  return { steps, job }
}

test('a moved page is put at its new address and removed from its old one, from the inside out', async () => {
  const { steps, job } = levels(['new'])
  await job(change)
  expect(steps).toEqual(['remove old', 'put new', 'tell old new', 'purge page:7 path:main:de:old path:main:de:new'])
})

test('a withdrawn page is removed everywhere', async () => {
  const { steps, job } = levels([])
  await job(change)
  expect(steps.slice(0, 2)).toEqual(['remove old', 'remove new'])
})

test('a job without a page is refused', async () => {
  await expect(levels([]).job({ ...change, pageId: '' })).rejects.toThrow()
})
