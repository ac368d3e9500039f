import { isDeepStrictEqual } from 'node:util'
import { summaries } from '@ferrule/content-client/content-entries'
import { type PageSummary, toSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { pageTypes } from '@ferrule/domain/pages/page'
import { listKey } from '@ferrule/domain/publishing/surrogate-keys'
import { type CacheTiers, updateEntry } from './cache-tiers.ts'
import { createKeyedMutex } from './keyed-mutex.ts'

export type ListedPage = {
  siteSlug: string
  language: Language
  pageId: string
  page: PublishedPage | undefined
  /** Set after a crashed run: the list may contain the page already without a purge. */
  forced: boolean
}

export type PageLists = {
  /** Updates one page in a list. Returns the surrogate keys of lists whose appearance changed. */
  update(listed: ListedPage): Promise<string[]>
  /** Reloads a list from the content service. */
  reload(siteSlug: string, language: Language): Promise<PageSummary[]>
}

/** The stored lists of published pages, one for each site and language. */
export function createPageLists({ source, store }: Pick<CacheTiers, 'source' | 'store'>): PageLists {
  const runExclusive = createKeyedMutex()
  return {
    update: ({ siteSlug, language, pageId, page, forced }) => {
      const entry = summaries(siteSlug, language)
      return runExclusive(entry.key, async () => {
        const before = await store.find(entry)
        const now = page && toSummary(page)
        const after = before ? replace(before, pageId, now) : await source.readSummaries(siteSlug, language)
        await store.put(entry, after)
        if (forced) return pageTypes.map((type) => listKey(siteSlug, language, type))
        const old = before?.find(({ id }) => id === pageId)
        if (isListedAlike(old, now)) return []
        const types = new Set([old?.pageType, now?.pageType].filter((type) => type !== undefined))
        return [...types].map((type) => listKey(siteSlug, language, type))
      })
    },
    reload: (siteSlug, language) => {
      const entry = summaries(siteSlug, language)
      return runExclusive(entry.key, async () => {
        const pages = await source.readSummaries(siteSlug, language)
        const { key, changed } = await updateEntry(store, entry, pages)
        if (changed) await store.publishChange([key])
        return pages
      })
    },
  }
}

function replace(list: readonly PageSummary[], pageId: string, page: PageSummary | undefined): PageSummary[] {
  if (!page) return list.filter(({ id }) => id !== pageId)
  const known = list.some(({ id }) => id === pageId)
  return known ? list.map((entry) => (entry.id === pageId ? page : entry)) : [...list, page]
}

/** Ignores `updatedAt`: it also changes with text that no list shows. */
function isListedAlike(one: PageSummary | undefined, other: PageSummary | undefined): boolean {
  return isDeepStrictEqual(one && { ...one, updatedAt: '' }, other && { ...other, updatedAt: '' })
}
