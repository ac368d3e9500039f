import type { Language } from '@ferrule/domain/locales/language'
import type { Location } from '@ferrule/domain/locations/location'
import type { PageAddress } from '@ferrule/domain/publishing/surrogate-keys'
import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import type { NewsPage } from './news-item.ts'
import type { PagePlace } from './page-place.ts'
import type { PageSummary } from './page-summary.ts'
import type { PublishedPage } from './published-page.ts'
import type { PublishedRecords } from './published-records.ts'
import type { SystemData } from './system-data.ts'
import type { NewsQuery } from './to-news-page.ts'

/** The origin of all content: the content service. Rejects if it is unavailable. */
export type ContentSource = {
  /** Returns undefined if no such page is published. */
  readPublishedPage(address: PageAddress): Promise<PublishedPage | undefined>
  /** Returns those of the pages that are published in the language. */
  readPagesById(siteSlug: string, language: Language, ids: readonly string[]): Promise<PublishedPage[]>
  /** Returns every published page, including protected ones, which the caller must exclude from lists. */
  readSummaries(siteSlug: string, language: Language): Promise<PageSummary[]>
  /** Queries the `likely` languages first, which usually avoids a query in all languages. */
  findPlace(pageId: string, likely?: readonly Language[]): Promise<PagePlace | undefined>
  readSystem(language: Language): Promise<SystemData>
  /** Finds a redirect by the normalised spelling of its previous address. */
  findRedirect(siteSlug: string, previousUrl: string): Promise<Redirect | undefined>
  /** Returns all redirects of a site; used by the worker to fill the store. */
  readRedirects(siteSlug: string): Promise<Redirect[]>
  /** Returns news, the newest first. */
  readNews(siteSlug: string, language: Language, wanted: NewsQuery): Promise<NewsPage>
  readLocations(): Promise<Location[]>
  /** Returns the public records in this language. */
  readRecords(language: Language): Promise<PublishedRecords>
}
