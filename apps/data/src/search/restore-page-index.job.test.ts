import { aPage, Source } from '@ferrule/content-client/levels-for-tests'
import type { Language } from '@ferrule/domain/locales/language'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test, vi } from 'vitest'
import type { JobTools } from '../work/instrument-jobs.ts'
import { createRestorePageIndexJob } from './restore-page-index.job.ts'

function setUp(emptyIn: Language[]) {
  const source = new Source()
  const site = {
    id: '1',
    name: 'IQC',
    theme: 'Default',
    portalName: 'mykomax',
    domains: [{ host: 'www.iqc.localhost' }],
  }
  source.system.sites = [configuredSite.parse({ ...site, slug: 'iqc', languages: ['en', 'de'] })]
  source.summaries = [aPage('About', { siteSlug: 'iqc', locale: 'de', path: 'about' })]
  const search = { ensureIndex: async () => {}, isPageIndexEmpty: async (one: Language) => emptyIn.includes(one) }
  const log = createLog({ service: 'test', write: () => undefined })
  const addJob = vi.fn<JobTools['addJob']>()
  return { source, addJob, run: () => createRestorePageIndexJob({ source, search, log })({}, { addJob }) }
}

test('every page waits to be indexed in the languages that were lost, in the queue of its changes', async () => {
  const { addJob, run } = setUp(['de', 'ja'])
  await run()
  const change = { pageId: '7', siteSlug: 'iqc', paths: ['about'], locales: ['de'] }
  expect(addJob.mock.calls).toEqual([
    ['index-page', change, { queueName: 'index-page:7', jobKey: 'index-page:7:lost:de' }],
  ])
})

test('nothing is read while every language knows a page', async () => {
  const { source, addJob, run } = setUp([])
  await run()
  expect([source.asked, addJob.mock.calls]).toEqual([0, []])
})
