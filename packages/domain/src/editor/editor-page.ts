import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { pageTypes } from '../pages/page.ts'

export const languageState = z.enum(['published', 'draft-newer', 'draft', 'embargo', 'ended'])

export type LanguageState = z.infer<typeof languageState>

/** A page as the editor area lists it. */
export const editorPage = z.object({
  id: z.string().min(1),
  parent: z.string().nullable(),
  path: z.string(),
  pageType: z.enum(pageTypes),
  protection: z.string(),
  /** In the requested language, else in another one; null for a draft without a title. */
  title: z.string().nullable(),
  /** A language without a state has no text. */
  states: z.partialRecord(z.enum(languages), languageState),
  /** When visitors can read a published language that they cannot read yet; a newer draft may wait beside it. */
  embargoes: z.partialRecord(z.enum(languages), z.iso.datetime()),
  /** The languages into which the page is being translated. */
  inProgress: z.array(z.enum(languages)),
  updatedAt: z.string(),
})

export type EditorPage = z.infer<typeof editorPage>
