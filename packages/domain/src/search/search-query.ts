import { z } from 'zod'
import { parseLocale } from '../locales/locale.ts'

export const searchPageSize = 10
const longestQuery = 200
/** The engine refuses to reach further back than 10,000 records. */
const lastPage = 500

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
})

export type SearchQuery = z.output<typeof searchQuery>

/** What is found: a page, by its address and the words shown for it. */
export type SearchRecord = { id: string; path: string; title: string; description: string }

export type SearchAnswer = { total: number; records: SearchRecord[] }
