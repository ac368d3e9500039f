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
import { createLoading } from './loading.ts'
import type { NewsTurn } from './news-item.ts'
import type { PagePlace } from './page-place.ts'
import type { PageSummary } from './page-summary.ts'
import type { PublishedPage } from './published-page.ts'
import type { SystemData } from './system-data.ts'
import { toNewsTurn, type WantedNews } from './to-news-turn.ts'

const minute = 60_000
const limits = { maxEntries: 400, ttlMs: 30 * minute, absentTtlMs: minute / 2, giveUpMs: 5000 }

export type ReadOptions = {
  /** For an editor: as the content service has it now, past all levels. */
  fresh?: boolean
  /** Kept apart from what everybody reads, and never in the store that processes share. */
  nextRelease?: boolean
}

/** Each of these rejects only when no level can say. */
export type ContentClient = {
  getSystem(language: Language, options?: ReadOptions): Promise<SystemData>
  getRedirects(siteSlug: string, options?: ReadOptions): Promise<Redirect[]>
  /** Nothing means there is no such page. */
  getPage(address: PageAddress, options?: ReadOptions): Promise<PublishedPage | undefined>
  /** Where a page of any type lies, if it is published in this language. */
  getPageById(id: string, language: Language, options?: ReadOptions): Promise<PagePlace | undefined>
  /** Every page that everybody may read; those with a password or role are not among them. */
  listPages(siteSlug: string, language: Language, options?: ReadOptions): Promise<PageSummary[]>
  /** Stories that name a product, the newest first. */
  listStoriesOfProduct(siteSlug: string, language: Language, productSlug: string): Promise<PageSummary[]>
  /** The newest first. */
  getNews(siteSlug: string, language: Language, wanted: WantedNews & ReadOptions): Promise<NewsTurn>
  /** Of the whole group, whatever the site. */
  listLocations(options?: ReadOptions): Promise<Location[]>
  /** Forgets what the worker says has changed. */
  forget(keys: readonly string[]): void
  /** To be called when messages of the worker may have been missed. */
  distrust(): void
  /** Everything is read anew, here and in every other process. What cannot be read is served on. */
  clear(): Promise<void>
}

export type ContentLevels = {
  source: ContentSource
  store: ContentStore
  log: Log
  clock?: Clock
  /** Told of everything that this process did not know itself. */
  onRead?: (level: 'store' | 'source') => void
}

/** Process cache, then the store that all processes share, then the content service; each of them may be down. */
export function createContentClient(levels: ContentLevels): ContentClient {
  const { source, store } = levels
  const cache = createContentCache(limits, levels.clock ?? performance)
  const read = createLoading(levels, cache)
  const listPages: ContentClient['listPages'] = async (siteSlug, language, options) => {
    const entry = entries.summaries(siteSlug, language)
    const pages = await read(entry, () => source.readSummaries(siteSlug, language), options)
    return pages?.filter(({ protection }) => isForEverybody(protection)) ?? []
  }
  return {
    async getSystem(language, options) {
      const system = await read(entries.system(language), () => source.readSystem(language), options)
      if (!system) throw new Error('there is no system data')
      return system
    },
    getRedirects: async (siteSlug, options) =>
      (await read(entries.redirects(siteSlug), () => source.readRedirects(siteSlug), options)) ?? [],
    getPage: (address, options) => read(entries.page(address), () => source.readPublishedPage(address), options),
    async getPageById(id, language, options) {
      const place = await read(entries.place(id), () => source.findPlace(id), options)
      return place?.languages.includes(language) ? place : undefined
    },
    listPages,
    async listStoriesOfProduct(siteSlug, language, productSlug) {
      const pages = await listPages(siteSlug, language)
      return pages
        .filter(({ story }) => story?.productSlugs.includes(productSlug))
        .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    },
    async getNews(siteSlug, language, { fresh, nextRelease, ...wanted }) {
      const entry = entries.news(siteSlug, language)
      const options = { fresh: fresh ?? false, nextRelease: nextRelease ?? false }
      return toNewsTurn((await read(entry, () => source.readNews(siteSlug, language), options)) ?? [], wanted)
    },
    listLocations: async (options) => (await read(entries.locations, () => source.readLocations(), options)) ?? [],
    forget: cache.forget,
    distrust: cache.distrust,
    async clear() {
      cache.distrust()
      await store.publishClear()
    },
  }
}
