import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { keysOfContent, listKey, pathKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'

/** Surrogate keys of the listed page type and of the editorial page, so that a change of either purges the overview. */
export function overviewHeaders(
  { site, locale, segments }: Visit,
  { pageType, page }: { pageType: PublishedPage['pageType']; page: PublishedPage | undefined },
): Record<string, string> {
  const code = toUrlCode(locale)
  return publicCacheHeaders([
    siteKey(site.slug),
    listKey(site.slug, code, pageType),
    pathKey({ siteSlug: site.slug, locale: code, path: toContentPath(segments) }),
    ...(page ? keysOfContent(page) : []),
  ])
}
