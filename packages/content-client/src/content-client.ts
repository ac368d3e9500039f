import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Site } from '@ferrule/domain/sites/site'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { pageCacheKey, sitesCacheKey } from './cache-keys.ts'
import { type Clock, createContentCache } from './content-cache.ts'
import type { ContentSource } from './content-source.ts'
import type { PageStore } from './page-store.ts'
import type { PublishedPage } from './published-page.ts'

const minute = 60_000
const pageLimits = { maxEntries: 400, ttlMs: 30 * minute, absentTtlMs: minute / 2 }
const sitesLimits = { maxEntries: 1, ttlMs: 5 * minute, absentTtlMs: minute / 2 }

export type ContentClient = {
  /** Nothing means there is no such page; rejects only when no level can say. */
  getPage(address: PageAddress): Promise<PublishedPage | undefined>
  getSites(): Promise<Site[]>
  /** Forgets what the worker says has changed. */
  forget(keys: readonly string[]): void
  /** To be called when messages of the worker may have been missed. */
  distrust(): void
}

export type ContentLevels = { source: ContentSource; store: PageStore; log: Log; clock?: Clock }

/** Process cache, then the store that all processes share, then the content service; each of them may be down. */
export function createContentClient(levels: ContentLevels): ContentClient {
  const clock = levels.clock ?? performance
  const pages = createContentCache<PublishedPage>(pageLimits, clock)
  const sites = createContentCache<Site[]>(sitesLimits, clock)
  return {
    getPage: (address) => pages.get(pageCacheKey(address), () => loadPage(levels, address)),
    async getSites() {
      return (await sites.get(sitesCacheKey, () => loadSites(levels))) ?? []
    },
    forget(keys) {
      for (const key of keys) (key === sitesCacheKey ? sites : pages).forget(key)
    },
    distrust() {
      pages.distrust()
      sites.distrust()
    },
  }
}

async function loadPage({ source, store, log }: ContentLevels, address: PageAddress) {
  const stored = await withoutStore(log, () => store.find(address))
  if (stored) return stored
  const page = await source.readPublishedPage(address)
  if (page) await withoutStore(log, () => store.fill(page))
  return page
}

/**
 * Sites are few and no worker keeps their stored copy fresh, so the content service is asked first; the copy is
 * the last known state for when it is down.
 */
async function loadSites({ source, store, log }: ContentLevels): Promise<Site[]> {
  try {
    const sites = await source.readSites()
    await withoutStore(log, () => store.putSites(sites))
    return sites
  } catch (error) {
    log.warn('content-service-unreachable', errorFields(error))
    const stored = await withoutStore(log, () => store.findSites())
    if (stored) return stored
    throw error
  }
}

/** The store only makes things faster and safer: without it the next level answers. */
async function withoutStore<T>(log: Log, use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use()
  } catch (error) {
    log.warn('content-store-unreachable', errorFields(error))
    return undefined
  }
}
