import { z } from 'zod'
import { parseLocale } from '../locales/locale.ts'

export const searchPageSize = 10
const longestQuery = 200
/** The engine refuses to reach further back than 10,000 records. */
const lastPage = 500

/** What is found, in the order in which a reader may choose among it. */
export const searchKinds = ['machines', 'services', 'pages'] as const

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

/** As many as can be taken in at a glance while typing. */
export const suggestionCount = 6

/** What a reader has typed so far. */
export const suggestQuery = searchQuery.pick({ localeCode: true, siteSlug: true, query: true })

export type SuggestQuery = z.output<typeof suggestQuery>

/** A page, machine or service by its address and the words shown for it. */
export type SearchRecord = {
  id: string
  kind: SearchKind
  path: string
  title: string
  description: string
  /** Key of the picture in the media store; pages are listed without one. */
  image: string | null
}

export type SearchAnswer = {
  total: number
  /** How many of each kind there are, whichever the reader chose. */
  counts: Record<SearchKind, number>
  records: SearchRecord[]
}
