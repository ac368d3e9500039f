import { toUrlCode } from '@ferrule/domain/locales/locale'
import { sortByAddress } from '@ferrule/domain/search/nearest-addresses'
import { wordsOfPath } from '@ferrule/domain/search/words-of-path'
import { errorFields } from '@ferrule/telemetry/log'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import type { NearestPage } from './nearest-page.ts'
import { Search } from './search.generated.ts'

/** A missing page without suggestions is better than a slow one. */
const maxWaitMs = 400
/** Anyone can request missing pages, and each one is a search, so only a few run at a time. */
const maxConcurrent = 4
const maxNearest = 4

let running = 0

/** Finds existing pages and products for the words of a missing address, the most similar address first. */
export async function findNearestPages({
  pathname,
  locale,
  site,
}: Pick<Visit, 'pathname' | 'locale' | 'site'>): Promise<NearestPage[]> {
  const query = wordsOfPath(pathname)
  if (query === '' || running >= maxConcurrent) return []
  running += 1
  try {
    const variables = { localeCode: toUrlCode(locale), siteSlug: site.slug, query, page: 1, isMain: false }
    const found = await Promise.race([runOnDataService(Search, variables), timeout()])
    const pages = found?.search?.records.filter(({ kind }) => kind !== 'documents') ?? []
    return sortByAddress(pathname, pages).slice(0, maxNearest)
  } catch (error) {
    getServices().log.warn('nearest-pages-unavailable', errorFields(error))
    return []
  } finally {
    running -= 1
  }
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, maxWaitMs))
}
