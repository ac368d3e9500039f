import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { listKey, pageKey, pathKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { sharedPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'

/** An overview is renewed when one of what it lists changes, or the page around the list. */
export function overviewHeaders(
  { site, locale, segments }: Visit,
  { pageType, page }: { pageType: PublishedPage['pageType']; page: PublishedPage | undefined },
): Record<string, string> {
  const code = toUrlCode(locale)
  return sharedPage([
    siteKey(site.slug),
    listKey(site.slug, code, pageType),
    pathKey({ siteSlug: site.slug, locale: code, path: toContentPath(segments) }),
    ...(page ? [pageKey(page.id)] : []),
  ])
}
