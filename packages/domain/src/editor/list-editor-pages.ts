import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { contentStage } from '../translation/page-translation.ts'
import { type EditorPage, editorPage, languageState } from './editor-page.ts'

/** States to filter by: those of texts, and languages without one. */
export const filteredState = z.enum([...languageState.options, 'missing'])

/** Rows shown at a time. */
const step = 50

/** The filters in the URL of the editor area; invalid ones are ignored. */
export const editorPageFilters = z.object({
  stage: contentStage.catch('PUBLISHED'),
  site: z.string().max(80).optional().catch(undefined),
  search: z.string().trim().max(100).default('').catch(''),
  language: z.enum(languages).optional().catch(undefined),
  state: filteredState.optional().catch(undefined),
  shown: z.coerce.number().int().min(step).max(5000).default(step).catch(step),
})

export type EditorPageFilters = z.infer<typeof editorPageFilters>

const editorPageRow = editorPage.extend({ depth: z.number() })

export type EditorPageRow = z.infer<typeof editorPageRow>

export const editorPageList = z.object({
  rows: z.array(editorPageRow),
  matches: z.number(),
  /** How many rows "show more" shows; undefined at the end. */
  next: z.number().optional(),
})

export type EditorPageList = z.infer<typeof editorPageList>

/** The part of the filters that chooses pages. */
export type PageChoice = Pick<EditorPageFilters, 'search' | 'language' | 'state' | 'shown'>

/** The tree of a site in the order of its paths, or the pages that match the filters. */
export function listEditorPages(pages: readonly EditorPage[], filters: PageChoice): EditorPageList {
  const parents = new Map(pages.map(({ id, parent }) => [id, parent]))
  const matching = pages.filter((page) => matches(page, filters)).toSorted(byPath)
  const rows = matching.slice(0, filters.shown).map((page) => ({ ...page, depth: depthOf(page.id, parents) }))
  const isComplete = rows.length === matching.length
  return { rows, matches: matching.length, ...(isComplete ? {} : { next: filters.shown + step }) }
}

function matches(page: EditorPage, { search, language, state }: PageChoice): boolean {
  const wanted = search.toLowerCase()
  const texts = [page.title ?? '', `/${page.path}`, page.id]
  if (wanted && !texts.some((text) => text.toLowerCase().includes(wanted))) return false
  // Without a language, no page lacks all its texts.
  if (language === undefined) return state === undefined || Object.values(page.states).some((one) => one === state)
  const found = page.states[language] ?? 'missing'
  return state === undefined ? found !== 'missing' : found === state
}

/** A page comes directly before the pages below it: `a`, `a/b`, `a-b`. */
function byPath(one: EditorPage, other: EditorPage): number {
  const [left, right] = [toOrder(one.path), toOrder(other.path)]
  if (left === right) return one.id < other.id ? -1 : 1
  return left < right ? -1 : 1
}

/** The separator sorts before every character of a slug. */
function toOrder(path: string): string {
  return path.replaceAll('/', '\u0001')
}

/** A parent that is not listed ends the chain, as does a parent that occurs twice. */
function depthOf(id: string, parents: ReadonlyMap<string, string | null>): number {
  const seen = new Set<string>()
  let parent = parents.get(id)
  while (parent && parents.has(parent) && !seen.has(parent)) {
    seen.add(parent)
    parent = parents.get(parent)
  }
  return seen.size
}
