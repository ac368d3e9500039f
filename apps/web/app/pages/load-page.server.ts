import { createHash } from 'node:crypto'
import { blockText } from '@ferrule/blocks/block-content'
import { canonicalOf } from '@ferrule/domain/seo/canonical-version'
import type { Language } from '@ferrule/domain/locales/language'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { type PageVersions, toAlternates } from '@ferrule/domain/pages/page-versions'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { catalogueKey, keysOfMissingPage, keysOfPage, listKey } from '@ferrule/domain/publishing/surrogate-keys'
import { relatedStories } from '@ferrule/domain/stories/filter-stories'
import { readingMinutes } from '@ferrule/domain/stories/reading-time'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import { loadTexts } from '@ferrule/texts/load-texts'
import { loadComparedMachines } from '../catalogue/load-compared-machines.server.ts'
import { loadLineage } from '../catalogue/load-lineage.server.ts'
import { withAvailableProducts } from '../catalogue/with-available-products.server.ts'
import { publicMissingPageHeaders, publicCacheHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { breadcrumbSteps } from './breadcrumb-steps.server.ts'
import { findPage, type FoundPage } from './find-page.server.ts'
import { listStories } from './stories/load-stories.server.ts'
import { loadPageRecords } from './load-records.server.ts'
import { loadPlaces } from './locations/load-places.server.ts'
import type { ViewResponse } from './view-response.ts'
import { pageVersionsOf } from './page-versions-of.server.ts'
import { guardPage } from './protected/guard-page.server.ts'

const maxRelated = 3

/** Loads the editorial page at an address, or the 404 page. */
export async function loadPage(request: Request, visit: Visit): Promise<ViewResponse> {
  const found = await orThrow503('content', findPage(visit))
  if (!found) return missing(visit)
  return guardPage(request, visit, found.page) ?? showPage(visit, found)
}

/** The view of a page that the visitor may read. */
export async function showPage(visit: Visit, found: FoundPage): Promise<ViewResponse> {
  const { path } = found
  const [
    { page, productRoutes, machines, keys: productKeys },
    lineage,
    { records, keys: recordKeys },
    { places, keys: placeKeys },
    comparedMachines,
  ] = await Promise.all([
    withAvailableProducts(visit, found.page),
    loadLineage(visit, found.page),
    loadPageRecords(visit, path),
    loadPlaces(visit, found.page),
    loadComparedMachines(visit, found.page),
  ])
  const { site, locale } = visit
  const versions = pageVersionsOf(visit, page)
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path }
  const catalogueKeys = lineage.length > 0 ? [catalogueKey] : []
  const keys = [...keysOfPage(address, page), ...productKeys, ...catalogueKeys, ...recordKeys, ...placeKeys]
  const related = page.story ? await orThrow503('content', findRelated(visit, page)) : []
  return {
    view: {
      kind: 'page',
      page: { ...page, ...toAddresses(versions, { locale, written: page.locale }) },
      productRoutes,
      comparedMachines,
      machines,
      versions,
      steps: breadcrumbSteps(visit, { id: page.id, path, title: page.title, lineage }),
      isHome: visit.segments.length === 0,
      fallbackVersions: page.locale === locale.language ? [] : await offerVersions(page, site.languages),
      related,
      readingMinutes: readingMinutesOf(visit, page),
      checksum: page.mediaRelease ? hashRelease(page) : undefined,
      records,
      places,
    },
    status: 200,
    headers:
      page.protection.level === 'none'
        ? publicCacheHeaders(page.story ? [...keys, listKey(site.slug, toUrlCode(locale), 'Story')] : keys)
        : privateNoStore,
  }
}

/** The 404 page. `refused`: a route matches but the record does not exist; the page then names the query too. */
export function missing({ site, locale, segments, pathname, search }: Visit, refused = false): ViewResponse {
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path: toContentPath(segments) }
  return {
    view: { kind: 'missing', path: refused ? `${pathname}${search}` : pathname, refused, nearest: [] },
    status: 404,
    headers: publicMissingPageHeaders(keysOfMissingPage(address)),
  }
}

function toAddresses(versions: PageVersions, version: Parameters<typeof canonicalOf>[1]) {
  return { canonicalUrl: canonicalOf(versions, version), alternateVersions: toAlternates(versions) }
}

async function offerVersions(page: PublishedPage, siteLanguages: readonly Language[]) {
  const offered = siteLanguages.filter((language) => page.languages.includes(language))
  return Promise.all(
    offered.map(async (language) => ({ language, label: (await loadTexts(language))('language-banner.read-here') })),
  )
}

/** Only in the next release. */
function readingMinutesOf({ flags }: Visit, { story, blocks, locale }: PublishedPage): number | undefined {
  if (!flags.nextRelease || !story) return undefined
  return readingMinutes([story.leadText, ...blocks.map(blockText)].join('\n'), locale)
}

function hashRelease({ title, publishedAt, mediaRelease, blocks }: PublishedPage): string {
  const text = [publishedAt, title, mediaRelease?.leadText, ...blocks.map(blockText)].join('\n')
  return createHash('sha256').update(text).digest('hex')
}

async function findRelated(visit: Visit, page: PublishedPage) {
  return relatedStories(await listStories(visit), page, maxRelated)
}
