import type { EdgeCopy } from '@ferrule/domain/edge/edge-copy'
import { languages } from '@ferrule/domain/locales/language'
import { z } from 'zod'

/** The languages of a page that visitors can read. */
export const pageFreshness = z.object({
  languages: z.array(z.object({ language: z.enum(languages), since: z.iso.datetime().nullable(), url: z.url() })),
})

export type PageFreshness = z.infer<typeof pageFreshness>

/** A language with what the edge holds; undefined for a site with another host. */
export type LanguageFreshness = PageFreshness['languages'][number] & { copy: EdgeCopy | undefined }
