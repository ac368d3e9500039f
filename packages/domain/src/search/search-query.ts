import { z } from 'zod'
import { parseLocale } from '../locales/locale.ts'

export const searchPageSize = 10
const longestQuery = 200
/** The engine refuses to reach further back than 10,000 records. */
const lastPage = 500

/** What is found, in the order in which a reader may choose among it. */
export const searchKinds = ['machines', 'families', 'services', 'stories', 'documents', 'pages'] as const

export type SearchKind = (typeof searchKinds)[number]

/** What a reader asks for. Too long a query is cut rather than refused: its first words say enough. */
export const searchQuery = z.object({
  localeCode: z.string().transform((code, context) => {
    const locale = parseLocale(code)
    if (locale) return locale
    context.addIssue({ code: 'custom', message: 'unknown locale' })
    return z.NEVER
  }),
  siteSlug: z.string().regex(/^[a-z0-9-]{0,60}$/),
  query: z.string().transform((query) => Array.from(query.toWellFormed().trim()).slice(0, longestQuery).join('')),
  /** The first page is 1. */
  page: z.number().int().min(1).max(lastPage),
  /** Everything if left out. */
  kind: z.enum(searchKinds).nullish(),
})

export type SearchQuery = z.output<typeof searchQuery>

/** What a reader has typed so far. */
export const suggestQuery = searchQuery.pick({ localeCode: true, siteSlug: true, query: true })

export type SuggestQuery = z.output<typeof suggestQuery>

/** What is found, by its address and the words shown for it. */
export type SearchRecord = {
  id: string
  kind: SearchKind
  /** Without locale and site; a document has an address of its own, which begins with a slash or a scheme. */
  path: string
  title: string
  description: string
  /** Key of the picture in the media store; pages and documents are listed without one. */
  image: string | null
}

/** Before anything was found. */
export const noCounts: Record<SearchKind, number> = {
  machines: 0,
  families: 0,
  services: 0,
  stories: 0,
  documents: 0,
  pages: 0,
}

export type SearchAnswer = {
  total: number
  /** How many of each kind there are, whichever the reader chose. */
  counts: Record<SearchKind, number>
  records: SearchRecord[]
}
