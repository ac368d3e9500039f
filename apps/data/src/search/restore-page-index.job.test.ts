import { aPublishedPage, FakeContentSource } from '@ferrule/content-client/cache-tiers.fixture'
import type { Language } from '@ferrule/domain/locales/language'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test, vi } from 'vitest'
import type { JobTools } from '../worker/instrument-jobs.ts'
import { createRestorePageIndexJob } from './restore-page-index.job.ts'

function setUp(emptyIn: Language[]) {
  const source = new FakeContentSource()
  const site = {
    id: '1',
    name: 'IQC',
    theme: 'Default',
    portalName: 'mykomax',
    domains: [{ host: 'www.iqc.localhost' }],
  }
  source.system.sites = [configuredSite.parse({ ...site, slug: 'iqc', languages: ['en', 'de'] })]
  source.summaries = [aPublishedPage('About', { siteSlug: 'iqc', locale: 'de', path: 'about' })]
  const search = {
    ensureIndex: async () => {},
    isPageIndexEmpty: async (language: Language) => emptyIn.includes(language),
  }
  const log = createLog({ service: 'test', write: () => undefined })
  const addJob = vi.fn<JobTools['addJob']>()
  return { source, addJob, run: () => createRestorePageIndexJob({ source, search, log })({}, { addJob }) }
}

test('enqueues every page in the lost languages, in the queue of its changes', async () => {
  const { addJob, run } = setUp(['de', 'ja'])
  await run()
  const change = { pageId: '7', siteSlug: 'iqc', paths: ['about'], locales: ['de'] }
  expect(addJob.mock.calls).toEqual([
    ['index-page', change, { queueName: 'index-page:7', jobKey: 'index-page:7:lost:de' }],
  ])
})

test('reads nothing while every language has a page', async () => {
  const { source, addJob, run } = setUp([])
  await run()
  expect([source.requestCount, addJob.mock.calls]).toEqual([0, []])
})
