import { deriveOnce } from '@ferrule/domain/derive-once'
import type { Language } from '@ferrule/domain/locales/language'
import type { Location } from '@ferrule/domain/locations/location'
import { isForEverybody } from '@ferrule/domain/pages/page-protection'
import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import type { Log } from '@ferrule/telemetry/log'
import { type Clock, createContentCache } from './content-cache.ts'
import * as entries from './content-entries.ts'
import type { ContentSource } from './content-source.ts'
import type { ContentStore } from './content-store.ts'
import { createHeldReads } from './held-reads.ts'
import { createLoading } from './loading.ts'
import { cachedNewsCount, type NewsPage } from './news-item.ts'
import type { PagePlace } from './page-place.ts'
import type { PageSummary } from './page-summary.ts'
import type { PublishedPage } from './published-page.ts'
import { noRecords, type PublishedRecords } from './published-records.ts'
import { createRedirectLookup } from './redirect-lookup.ts'
import type { SystemData } from './system-data.ts'
import { findNewsPage, noNews, type NewsQuery } from './to-news-page.ts'

/** The cache returns the same list until it changes. */
const withoutProtected = deriveOnce((pages: readonly PageSummary[]) =>
  pages.filter(({ protection }) => isForEverybody(protection)),
)

const minute = 60_000
const limits = { maxEntries: 400, ttlMs: 30 * minute, absentTtlMs: minute / 2, giveUpMs: 5000 }
/** A separate cache with two entries for each page: a redirect may apply to one locale or to all. */
const redirectLimits = { ...limits, maxEntries: 2 * limits.maxEntries }

export type ReadOptions = {
  /** For editors: reads the current state from the content service and bypasses the caches. */
  fresh?: boolean
  /** Cached under separate keys and never in the shared store. */
  nextRelease?: boolean
}

/** Reads reject only if no tier can serve them. */
export type ContentClient = {
  getSystem(language: Language, options?: ReadOptions): Promise<SystemData>
  /** Finds the redirects from these addresses, which must be in their normalised spelling. */
  findRedirects(siteSlug: string, addresses: readonly string[], options?: ReadOptions): Promise<Redirect[]>
  /** Returns undefined if the page does not exist. */
  getPage(address: PageAddress, options?: ReadOptions): Promise<PublishedPage | undefined>
  /** Returns the site and path of a page of any type, if it is published in this language. */
  getPageById(id: string, language: Language, options?: ReadOptions): Promise<PagePlace | undefined>
  /** Returns every unprotected page. */
  listPages(siteSlug: string, language: Language, options?: ReadOptions): Promise<readonly PageSummary[]>
  /** Returns news, the newest first. Items older than the cached ones require the content service. */
  getNews(siteSlug: string, language: Language, wanted: NewsQuery & ReadOptions): Promise<NewsPage>
  /** Returns the locations of the group, which are the same for every site. */
  listLocations(options?: ReadOptions): Promise<Location[]>
  /** Returns the investor tables and the terms and conditions, which are the same for every site. */
  getRecords(language: Language, options?: ReadOptions): Promise<PublishedRecords>
  /** Lets reads of these keys wait until they are invalidated, because a release changes them together. */
  hold(keys: readonly string[]): void
  /** Invalidates the keys that the worker reports as changed. */
  invalidate(keys: readonly string[]): void
  /** Reloads every entry at its next use; for when messages of the worker may have been missed. */
  markAllStale(): void
  /**
   * Reloads every entry at its next use, in this and all other processes. If a reload fails, the old value is served.
   */
  clear(): Promise<void>
}

export type CacheTiers = {
  source: ContentSource
  store: ContentStore
  log: Log
  clock?: Clock
  /** Called for every read that the process cache does not serve. */
  onRead?: (tier: 'store' | 'source') => void
}

/** Reads through the process cache, the shared store and the content service; store and service may each be down. */
export function createContentClient(tiers: CacheTiers): ContentClient {
  const { source, store } = tiers
  const clock = tiers.clock ?? performance
  const cache = createContentCache(limits, clock)
  const redirects = createContentCache(redirectLimits, clock)
  const load = createLoading(tiers, cache)
  const held = createHeldReads()
  const read = <T>(entry: entries.Entry<T>, fromSource: () => Promise<T | undefined>, options?: ReadOptions) => {
    const stored = { key: entry.key, find: () => store.find(entry), fill: (value: T) => store.fill(entry, value) }
    const release = held.findRelease(entry.key)
    return release ? release.then(() => load(stored, fromSource, options)) : load(stored, fromSource, options)
  }
  const markAllStale = () => {
    cache.markAllStale()
    redirects.markAllStale()
  }
  return {
    async getSystem(language, options) {
      const system = await read(entries.system(language), () => source.readSystem(language), options)
      if (!system) throw new Error('there is no system data')
      return system
    },
    findRedirects: createRedirectLookup(tiers, createLoading(tiers, redirects)),
    getPage: (address, options) => read(entries.page(address), () => source.readPublishedPage(address), options),
    async getPageById(id, language, options) {
      const place = await read(entries.place(id), () => source.findPlace(id), options)
      return place?.languages.includes(language) ? place : undefined
    },
    async listPages(siteSlug, language, options) {
      const entry = entries.summaries(siteSlug, language)
      const pages = await read(entry, () => source.readSummaries(siteSlug, language), options)
      return pages ? withoutProtected(pages) : []
    },
    async getNews(siteSlug, language, { fresh, nextRelease, ...wanted }) {
      const options = { fresh: fresh ?? false, nextRelease: nextRelease ?? false }
      const readNewest = () => source.readNews(siteSlug, language, { first: cachedNewsCount })
      const newest = (await read(entries.news(siteSlug, language), readNewest, options)) ?? noNews
      return findNewsPage(newest, wanted) ?? source.readNews(siteSlug, language, wanted)
    },
    listLocations: async (options) => (await read(entries.locations, () => source.readLocations(), options)) ?? [],
    async getRecords(language, options) {
      return (await read(entries.records(language), () => source.readRecords(language), options)) ?? noRecords
    },
    hold: held.hold,
    invalidate(keys) {
      cache.invalidate(keys)
      redirects.invalidate(keys)
      held.release(keys)
    },
    markAllStale,
    async clear() {
      markAllStale()
      await store.publishClear()
    },
  }
}
