import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { contentStage } from '../translation/page-translation.ts'

/** The widths of a phone, a tablet and a notebook, in pixels. */
export const previewWidths = ['360', '768', '1024'] as const

const country = z.string().regex(/^[A-Z]{2}$/)

/** The subject of a preview: a page of a site for a country, a language, a moment and a stage. */
export const previewSubject = z.object({
  site: z.string().max(80),
  path: z.string().max(1000),
  language: z.enum(languages),
  /** Absent for the international version. */
  country: country.optional(),
  stage: contentStage.unwrap(),
  /** Absent for now. */
  date: z.iso.datetime().optional(),
  /** Whether a protected page is shown as a visitor without access sees it. */
  locked: z.boolean(),
})

export type PreviewSubject = z.infer<typeof previewSubject>

/** The query of a preview; invalid values are ignored. Drafts are the default, because the website shows the rest. */
export const previewQuery = z.object({
  site: z.string().max(80).optional().catch(undefined),
  language: z.enum(languages).optional().catch(undefined),
  country: country.optional().catch(undefined),
  stage: contentStage.unwrap().default('DRAFT').catch('DRAFT'),
  date: z.iso.datetime().optional().catch(undefined),
  locked: z.literal('1').optional().catch(undefined),
  width: z.enum(previewWidths).optional().catch(undefined),
})

export type PreviewQuery = z.infer<typeof previewQuery>
