import type { z } from 'zod'
import { type PublishedPage, publishedPage } from './published-page.ts'

/** A published page in lists: sitemap, overviews, feeds, language and country switch. */
export const pageSummary = publishedPage
  .pick({
    id: true,
    path: true,
    title: true,
    description: true,
    pageType: true,
    languages: true,
    countries: true,
    mainSiteOnly: true,
    protection: true,
    updatedAt: true,
    publishedAt: true,
    image: true,
    story: true,
    mediaRelease: true,
  })
  // Lists that were stored before this field existed can still be read.
  .extend({ catalogue: publishedPage.shape.catalogue.default(null) })

export type PageSummary = z.infer<typeof pageSummary>

/** Returns a page without its blocks, which are most of its size. */
export function toSummary(page: PublishedPage): PageSummary {
  return pageSummary.parse(page)
}
