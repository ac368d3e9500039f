import { z } from 'zod'
import { parseLocale } from '../locales/locale.ts'

export const searchPageSize = 10
const maxQueryLength = 200
/** The engine rejects offsets beyond 10,000 records. */
const lastPage = 500

/** The kinds of results, in the order of the filter. */
export const searchKinds = ['machines', 'families', 'services', 'stories', 'documents', 'pages'] as const

export type SearchKind = (typeof searchKinds)[number]

/** The search input. A query that is too long is cut. */
export const searchQuery = z.object({
  localeCode: z.string().transform((code, context) => {
    const locale = parseLocale(code)
    if (locale) return locale
    context.addIssue({ code: 'custom', message: 'unknown locale' })
    return z.NEVER
  }),
  siteSlug: z.string().regex(/^[a-z0-9-]{0,60}$/),
  query: z.string().transform((query) => Array.from(query.toWellFormed().trim()).slice(0, maxQueryLength).join('')),
  /** The first page is 1. */
  page: z.number().int().min(1).max(lastPage),
  /** All kinds if omitted. */
  kind: z.enum(searchKinds).nullish(),
})

export type SearchQuery = z.output<typeof searchQuery>

/** The input for suggestions: the text typed so far. */
export const suggestQuery = searchQuery.pick({ localeCode: true, siteSlug: true, query: true })

export type SuggestQuery = z.output<typeof suggestQuery>

/** A search result. */
export type SearchRecord = {
  id: string
  kind: SearchKind
  /** Without locale and site; documents have a URL that starts with a slash or a scheme. */
  path: string
  title: string
  description: string
  /** The key of the picture in the media store; null for pages and documents. */
  image: string | null
}

export const noSearchCounts: Record<SearchKind, number> = {
  machines: 0,
  families: 0,
  services: 0,
  stories: 0,
  documents: 0,
  pages: 0,
}

export type SearchResult = {
  total: number
  /** The number of results of each kind, regardless of the selected kind. */
  counts: Record<SearchKind, number>
  records: SearchRecord[]
}
