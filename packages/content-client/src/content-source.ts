import type { Language } from '@ferrule/domain/locales/language'
import type { Location } from '@ferrule/domain/locations/location'
import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import type { NewsItem } from './news-item.ts'
import type { PagePlace } from './page-place.ts'
import type { PageSummary } from './page-summary.ts'
import type { PublishedPage } from './published-page.ts'
import type { SystemData } from './system-data.ts'

/** Where content comes from in the end: the content service. Rejects when it cannot say. */
export type ContentSource = {
  /** Nothing means: there is no such published page. */
  readPublishedPage(address: PageAddress): Promise<PublishedPage | undefined>
  /** Those of these pages that are published in a language. */
  readPagesById(siteSlug: string, language: Language, ids: readonly string[]): Promise<PublishedPage[]>
  /** Every published page, protected ones included: whoever lists them has to leave those out. */
  readSummaries(siteSlug: string, language: Language): Promise<PageSummary[]>
  /** Asking in a language it is likely published in saves asking in all of them. */
  findPlace(pageId: string, likely?: readonly Language[]): Promise<PagePlace | undefined>
  readSystem(language: Language): Promise<SystemData>
  readRedirects(siteSlug: string): Promise<Redirect[]>
  /** The newest first. */
  readNews(siteSlug: string, language: Language): Promise<NewsItem[]>
  readLocations(): Promise<Location[]>
}
