import type { Language } from '@ferrule/domain/locales/language'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { keysOfMissingPage, keysOfPage, listKey } from '@ferrule/domain/publishing/surrogate-keys'
import { relatedStories } from '@ferrule/domain/stories/filter-stories'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import { loadTexts } from '@ferrule/texts/load-texts'
import { withSoldProducts } from '../catalogue/with-sold-products.server.ts'
import { sharedMissingPage, sharedPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { breadcrumbSteps } from './breadcrumb-steps.server.ts'
import { findPage } from './find-page.server.ts'
import { listReadable } from './list-readable.server.ts'
import type { Loaded } from './load-view.server.ts'
import { pageVersionsOf } from './page-versions-of.server.ts'
import { guardPage } from './protected/guard-page.server.ts'

const mostRelated = 3

/** Whatever address nobody else knows: a page that an editor wrote, or none. */
export async function loadPage(request: Request, visit: Visit): Promise<Loaded> {
  const found = await orUnavailable('content', findPage(visit))
  if (!found) return missing(visit)
  const { path } = found
  const guarded = guardPage(request, visit, found.page)
  if (guarded) return guarded
  const { page, productRoutes, keys: productKeys } = await withSoldProducts(visit, found.page)
  const { site, locale } = visit
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path }
  const keys = [...keysOfPage({ ...address, pageId: page.id }), ...productKeys]
  const related = page.story ? await orUnavailable('content', findRelated(visit, page)) : []
  return {
    view: {
      kind: 'page',
      page,
      productRoutes,
      versions: pageVersionsOf(visit, page),
      steps: breadcrumbSteps(visit, { id: page.id, path, title: page.title }),
      isHome: visit.segments.length === 0,
      insteadOfOwn: page.locale === locale.language ? [] : await offerVersions(page, site.languages),
      related,
    },
    status: 200,
    headers:
      page.protection.level === 'none'
        ? sharedPage(page.story ? [...keys, listKey(site.slug, toUrlCode(locale), 'Story')] : keys)
        : forThisReader,
  }
}

/** `refused` is what a known address asks for in vain; its 404 names the query too. */
export function missing({ site, locale, segments, pathname, search }: Visit, refused = false): Loaded {
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path: toContentPath(segments) }
  return {
    view: { kind: 'missing', path: refused ? `${pathname}${search}` : pathname, refused },
    status: 404,
    headers: sharedMissingPage(keysOfMissingPage(address)),
  }
}

async function offerVersions(page: PublishedPage, siteLanguages: readonly Language[]) {
  const offered = siteLanguages.filter((language) => page.languages.includes(language))
  return Promise.all(
    offered.map(async (language) => ({ language, label: (await loadTexts(language))('language-banner.read-here') })),
  )
}

async function findRelated(visit: Visit, page: PublishedPage) {
  const stories = (await listReadable(visit)).filter(({ pageType }) => pageType === 'Story')
  return relatedStories(stories, page, mostRelated)
}
