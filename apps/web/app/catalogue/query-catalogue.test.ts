import { createContentCache } from '@ferrule/content-client/content-cache'
import { beforeEach, expect, test, vi } from 'vitest'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { aVisit } from '../http/visits.fixture.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { HiddenSlugs } from './hidden-slugs.generated.ts'
import { queryCatalogue } from './query-catalogue.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))
vi.mock('../http/run-on-data-service.server.ts', () => ({ runOnDataService: vi.fn<typeof runOnDataService>() }))

const limits = { maxEntries: 10, ttlMs: 1000, absentTtlMs: 1000, giveUpMs: 1000 }
const cache = createContentCache(limits, performance)
let version = 0

beforeEach(() => {
  cache.clear()
  version = 0
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({ catalogue: cache })
  vi.mocked(runOnDataService).mockImplementation(async () => ({ slugs: [`version-${++version}`] }) as never)
})

async function query(changes: Partial<Visit> = {}, country = 'CH'): Promise<string[]> {
  const visit = aVisit('en', ['products'], changes)
  return (await queryCatalogue(visit, HiddenSlugs, { country, slugs: 'axion-56' })).slugs
}

test('an answer is cached for its variables until the catalogue changes', async () => {
  expect([await query(), await query()]).toEqual([['version-1'], ['version-1']])
  expect(await query({}, 'US')).toEqual(['version-2'])
  cache.clear()
  expect(await query()).toEqual(['version-3'])
})

test('an editor who bypasses the caches queries the data service each time', async () => {
  const fresh = { reading: { fresh: true } }
  await query()
  expect([await query(fresh), await query(fresh)]).toEqual([['version-2'], ['version-3']])
})
