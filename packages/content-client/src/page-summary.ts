import type { z } from 'zod'
import { type PublishedPage, publishedPage } from './published-page.ts'

/** A published page as lists know it: sitemap, overviews, feeds, switches. */
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
  // Lists that were kept before they knew it are still read.
  .extend({ catalogue: publishedPage.shape.catalogue.default(null) })

export type PageSummary = z.infer<typeof pageSummary>

/** Leaves out the blocks, which are most of a page. */
export function toSummary(page: PublishedPage): PageSummary {
  return pageSummary.parse(page)
}
