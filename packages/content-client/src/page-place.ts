import { z } from 'zod'
import { publishedPage } from './published-page.ts'

/** Where a page lies, whatever its type. */
export const pagePlace = z.object({
  siteSlug: z.string(),
  path: z.string(),
  languages: publishedPage.shape.languages,
})

export type PagePlace = z.infer<typeof pagePlace>
