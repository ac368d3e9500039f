import { createSearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { toPageIndexName } from '@ferrule/connectors/search-engine/page-index'
import { createContentService } from '@ferrule/content-client/content-service'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { createIndexPageJob } from './index-page.job.ts'
import type { JobTools } from '../worker/instrument-jobs.ts'
import { createRestorePageIndexJob } from './restore-page-index.job.ts'

const { SEARCH_URL, CONTENT_SERVICE_URL, CONTENT_SERVICE_KEY } = readSettings()

test('refills a lost index with the published pages', async () => {
  const search = createSearchEngine({ url: SEARCH_URL })
  const source = createContentService({ url: CONTENT_SERVICE_URL, key: CONTENT_SERVICE_KEY })
  const log = createLog({ service: 'test', write: () => undefined })
  const addJob = vi.fn<JobTools['addJob']>()
  await fetch(`${SEARCH_URL}/${toPageIndexName('hu')}`, { method: 'DELETE' })
  await createRestorePageIndexJob({ source, search, log })({}, { addJob })
  expect(addJob.mock.calls.length).toBeGreaterThan(10)
  const indexPage = createIndexPageJob({ source, search })
  for (const [, change] of addJob.mock.calls) await indexPage(change)
  await expect.poll(() => search.isPageIndexEmpty('hu')).toBe(false)
  addJob.mockClear()
  await createRestorePageIndexJob({ source, search, log })({}, { addJob })
  expect(addJob).not.toHaveBeenCalled()
  await search.close()
})
