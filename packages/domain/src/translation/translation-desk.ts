import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { importRefusal } from './assess-import.ts'
import { glossaryTerm } from './glossary.ts'
import { pageTranslation } from './page-translation.ts'
import { segmentState } from './segment-state.ts'
import { memoryMatch } from './translation-memory.ts'

const place = { key: z.string(), block: z.number().nullable(), field: z.string() }

/** A text of the source beside its translation. */
const deskSegment = z.object({
  ...place,
  state: segmentState,
  /** Without formatting, as are the previous source and the target. */
  source: z.string(),
  sourceHash: z.string(),
  /** With numbered tags for links and formatting, as is the tagged target. */
  taggedSource: z.string(),
  /** The source that was translated, if it is another one now. */
  previousSource: z.string().nullable(),
  target: z.string().nullable(),
  taggedTarget: z.string().nullable(),
  maxLength: z.number().nullable(),
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
  /** Translations of the same and of similar sources, by the key of the text. */
  matches: z.record(z.string(), z.array(memoryMatch)),
  /** Terms of the glossary that the sources use. */
  terms: z.array(glossaryTerm),
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

/** A text that was typed at the desk, with the hash of the source beside it. */
const segmentEdit = z.object({
  key: z.string().min(1).max(300),
  sourceHash: z.string().min(1).max(100),
  text: z.string().max(20_000),
})

export type SegmentEdit = z.infer<typeof segmentEdit>

export const maxSegmentEdits = 50

/** Three bytes for each character are still less than the edge allows. */
export const maxSegmentEditsLength = 60_000

/** The texts of one request. */
export const segmentEdits = z
  .array(segmentEdit)
  .min(1)
  .max(maxSegmentEdits)
  .refine((edits) => edits.reduce((length, { text }) => length + text.length, 0) <= maxSegmentEditsLength)
