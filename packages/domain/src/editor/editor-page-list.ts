import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { contentStage } from '../translation/page-translation.ts'
import { editorPage, languageState } from './editor-page.ts'

/** States to filter by: those of texts, and languages without one. */
export const filteredState = z.enum([...languageState.options, 'missing'])

/** Rows shown at a time. */
export const rowsPerStep = 50

/** The filters in the URL of the editor area; invalid ones are ignored. */
export const editorPageFilters = z.object({
  stage: contentStage.catch('PUBLISHED'),
  site: z.string().max(80).optional().catch(undefined),
  search: z.string().trim().max(100).default('').catch(''),
  language: z.enum(languages).optional().catch(undefined),
  state: filteredState.optional().catch(undefined),
  shown: z.coerce.number().int().min(rowsPerStep).max(5000).default(rowsPerStep).catch(rowsPerStep),
})

export type EditorPageFilters = z.infer<typeof editorPageFilters>

/** `depth` counts the listed pages above a page. */
export const editorPageRow = editorPage.extend({ depth: z.number() })

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
