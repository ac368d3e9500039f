import { z } from 'zod'
import { publishedPage } from './published-page.ts'

/** The site and path of a page of any type, and the languages it is published in. */
export const pagePlace = z.object({
  siteSlug: z.string(),
  path: z.string(),
  languages: publishedPage.shape.languages,
})

export type PagePlace = z.infer<typeof pagePlace>
