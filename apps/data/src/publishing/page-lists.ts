import { isDeepStrictEqual } from 'node:util'
import { summaries } from '@ferrule/content-client/content-entries'
import { type PageSummary, toSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { pageTypes } from '@ferrule/domain/pages/page'
import { listKey } from '@ferrule/domain/publishing/surrogate-keys'
import { type ContentLevels, renew } from './content-levels.ts'
import { createTurns } from './turns.ts'

export type ListedPage = {
  siteSlug: string
  language: Language
  pageId: string
  page: PublishedPage | undefined
  /** The list may show the page already, and nobody may know. */
  again: boolean
}

export type PageLists = {
  /** Brings a list to what is published of one page; gives the surrogate keys of lists that now look different. */
  update(listed: ListedPage): Promise<string[]>
  /** Reads a whole list anew. */
  renew(siteSlug: string, language: Language): Promise<PageSummary[]>
}

/** The stored lists of published pages, one for each site and language. */
export function createPageLists({ source, store }: Pick<ContentLevels, 'source' | 'store'>): PageLists {
  const inTurn = createTurns()
  return {
    update: ({ siteSlug, language, pageId, page, again }) => {
      const entry = summaries(siteSlug, language)
      return inTurn(entry.key, async () => {
        const before = await store.find(entry)
        const now = page && toSummary(page)
        const after = before ? replace(before, pageId, now) : await source.readSummaries(siteSlug, language)
        await store.put(entry, after)
        if (again) return pageTypes.map((type) => listKey(siteSlug, language, type))
        const old = before?.find(({ id }) => id === pageId)
        if (looksSame(old, now)) return []
        const types = new Set([old?.pageType, now?.pageType].filter((type) => type !== undefined))
        return [...types].map((type) => listKey(siteSlug, language, type))
      })
    },
    renew: (siteSlug, language) => {
      const entry = summaries(siteSlug, language)
      return inTurn(entry.key, async () => {
        const pages = await source.readSummaries(siteSlug, language)
        const { key, changed } = await renew(store, entry, pages)
        if (changed) await store.publishChange([key])
        return pages
      })
    },
  }
}

function replace(list: readonly PageSummary[], pageId: string, page: PageSummary | undefined): PageSummary[] {
  if (!page) return list.filter(({ id }) => id !== pageId)
  const known = list.some(({ id }) => id === pageId)
  return known ? list.map((one) => (one.id === pageId ? page : one)) : [...list, page]
}

/** A text that no list shows may change, and with it the time of the change. */
function looksSame(one: PageSummary | undefined, other: PageSummary | undefined): boolean {
  return isDeepStrictEqual(one && { ...one, updatedAt: '' }, other && { ...other, updatedAt: '' })
}
