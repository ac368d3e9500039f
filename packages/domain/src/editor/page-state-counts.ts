import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { type LanguageState, languageState } from './editor-page.ts'

/** How many pages have texts in each state in a language; `missing` have no text in it. */
const languageCounts = z.record(languageState, z.number()).and(z.object({ missing: z.number() }))

export const pageStateCounts = z.object({
  /** Pages with at least one text in this state. */
  pages: z.record(languageState, z.number()),
  /** Pages that are being translated. */
  inProgress: z.number(),
  languages: z.record(z.enum(languages), languageCounts),
})

export type PageStateCounts = z.infer<typeof pageStateCounts>

/** The pages of a site whose text in a language has a state, or, without a language, with any text in this state. */
export const stateCount = z.object({ language: z.enum(languages).nullable(), state: languageState, pages: z.number() })

export type CountedPages = { pageCount: number; inProgress: number; states: readonly z.infer<typeof stateCount>[] }

/** The counts of what waits for editors: states that no text has count zero. */
export function toPageStateCounts({ pageCount, inProgress, states }: CountedPages): PageStateCounts {
  const countsOf = (language: string | null) => {
    const counts = new Map(states.flatMap((one) => (one.language === language ? [[one.state, one.pages]] : [])))
    return recordOf(languageState.options, (state) => counts.get(state) ?? 0)
  }
  return {
    pages: countsOf(null),
    inProgress,
    languages: recordOf(languages, (language) => {
      const counts = countsOf(language)
      return { ...counts, missing: pageCount - sumOf(counts) }
    }),
  }
}

const sumOf = (counts: Record<LanguageState, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

function recordOf<Key extends string, Value>(keys: readonly Key[], create: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, create(key)])) as Record<Key, Value>
}
