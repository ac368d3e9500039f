import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { Paged } from '../paging.ts'

export type MediaReleasesView = {
  kind: 'media-releases'
  /** The editorial page around the list, if there is one. */
  page: PublishedPage | undefined
  versions: PageVersions
  steps: Breadcrumb[]
  releases: Paged<PageSummary>
  years: string[]
  query: Record<string, string>
}
