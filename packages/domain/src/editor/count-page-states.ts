import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { type EditorPage, type LanguageState, languageState } from './editor-page.ts'

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

/** Counts what waits for editors. */
export function countPageStates(pages: readonly EditorPage[]): PageStateCounts {
  const statesOf = pages.map(({ states }) => new Set(Object.values(states)))
  const countIn = (language: (typeof languages)[number]) => ({
    ...countEach((state) => pages.filter(({ states }) => states[language] === state).length),
    missing: pages.filter(({ states }) => states[language] === undefined).length,
  })
  return {
    pages: countEach((state) => statesOf.filter((states) => states.has(state)).length),
    inProgress: pages.filter(({ inProgress }) => inProgress.length > 0).length,
    languages: Object.fromEntries(languages.map((language) => [language, countIn(language)])) as Record<
      (typeof languages)[number],
      z.infer<typeof languageCounts>
    >,
  }
}

function countEach(count: (state: LanguageState) => number): Record<LanguageState, number> {
  const counts = languageState.options.map((state) => [state, count(state)])
  return Object.fromEntries(counts) as Record<LanguageState, number>
}
