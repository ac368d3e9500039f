import type { Locale } from '../locales/locale.ts'
import type { Page } from './page.ts'
import { hasVersion } from './page-locales.ts'

export type PagePlace = { siteSlug: string; locale: Locale; isEditor: boolean }

export type PageRefusal = 'not-published' | 'main-site-only' | 'no-such-version'

/** Why an existing page is not available at a place; the response is always 404. */
export function findPageRefusal(
  page: Pick<Page, 'isPublished' | 'mainSiteOnly' | 'languages' | 'countries'>,
  { siteSlug, locale, isEditor }: PagePlace,
): PageRefusal | undefined {
  if (!page.isPublished && !isEditor) return 'not-published'
  if (page.mainSiteOnly && siteSlug !== '') return 'main-site-only'
  return hasVersion(page, locale) ? undefined : 'no-such-version'
}
