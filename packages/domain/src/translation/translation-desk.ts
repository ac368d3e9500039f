import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { importRefusal } from './assess-import.ts'
import { pageTranslation } from './page-translation.ts'
import { segmentState } from './segment-state.ts'

const place = { key: z.string(), block: z.number().nullable(), field: z.string() }

/** A text of the source beside its translation, both without formatting. */
const deskSegment = z.object({
  ...place,
  state: segmentState,
  source: z.string(),
  /** The source that was translated, if it is another one now. */
  previousSource: z.string().nullable(),
  target: z.string().nullable(),
})

export type DeskSegment = z.infer<typeof deskSegment>

/** The translation of a page into one language. */
export const translationDesk = z.object({
  title: z.string().nullable(),
  path: z.string(),
  siteSlug: z.string(),
  language: z.enum(languages),
  translation: pageTranslation,
  segments: z.array(deskSegment),
})

export type TranslationDesk = z.infer<typeof translationDesk>

export const translationReport = z.object({
  accepted: z.number(),
  untranslated: z.number(),
  refused: z.array(z.object({ ...place, reason: importRefusal, source: z.string().nullable() })),
})

export type TranslationReport = z.infer<typeof translationReport>

/** A file that is refused as a whole. */
export const fileRefusal = z.enum(['unreadable', 'other-page', 'other-language'])

export type FileRefusal = z.infer<typeof fileRefusal>

/** Limits an exported and an imported file; the edge allows no larger request. */
export const maxTranslationFileLength = 250_000
