import { areaOf, isPublicMain } from '@ferrule/domain/pages/area'
import { parsePagePath, toSlugs } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import type { AddressCount } from '@ferrule/domain/redirects/address-counts'
import { decideRedirectByAddress } from '@ferrule/domain/redirects/decide-redirect-by-address'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { errorFields } from '@ferrule/telemetry/log'
import { loadCatalogue } from '../../catalogue/load-catalogue.server.ts'
import { listMissingAddresses } from '../../redirects/address-count-store.server.ts'
import { findNearestPages } from '../../search/find-nearest-pages.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { localeFree } from '../../visit/locale-free.ts'
import { getServices } from '../../visit/services.server.ts'
import { homeOf } from '../../visit/site-origin.ts'

const maxShown = 20
/** Addresses that are answered by now are left out, so more are read than shown. */
const maxChecked = 60
/** Each check reads the content and each suggestion is a search, which visitors of missing pages need too. */
const concurrency = 2

export type MissingAddress = AddressCount & {
  /** The path of the page with the most similar address, if there is one. */
  suggestion: string | undefined
}

/** The addresses of a site that still lead nowhere, most requested first. Without Redis there are none. */
export async function findMissingAddresses(visit: Visit, site: ConfiguredSite): Promise<MissingAddress[]> {
  const counts = await readCounts(site)
  const missing: MissingAddress[] = []
  for (let start = 0; start < counts.length && missing.length < maxShown; start += concurrency) {
    const found = await Promise.all(
      counts.slice(start, start + concurrency).map((count) => toMissing(count, toVisitAt(visit, site, count.address))),
    )
    missing.push(...found.filter((one) => one !== undefined))
  }
  return missing.slice(0, maxShown)
}

async function readCounts({ slug }: ConfiguredSite): Promise<AddressCount[]> {
  const { redis, log } = getServices()
  try {
    return (await listMissingAddresses(redis, slug, new Date())).slice(0, maxChecked)
  } catch (error) {
    log.warn('address-counts-unavailable', errorFields(error))
    return []
  }
}

async function toMissing(count: AddressCount, visit: Visit): Promise<MissingAddress | undefined> {
  if (await isAnswered(visit)) return undefined
  const [nearest] = await findNearestPages(visit)
  return { ...count, suggestion: nearest && `/${nearest.path.replace(/^\/+/, '')}` }
}

/** An address is answered by a redirect, a page or a product, by the same rules as for a visitor. */
async function isAnswered(visit: Visit): Promise<boolean> {
  const { content } = getServices()
  const { site, siteSegment, offer, pathname } = visit
  const preferences = { stored: undefined, accepted: undefined, country: undefined }
  const facts = { pathname, search: '', siteSegment, offer, localeFree, preferences, directPath: undefined }
  const decision = await decideRedirectByAddress(facts, (addresses) => content.findRedirects(site.slug, addresses))
  if (decision !== 'none') return true
  try {
    const request = new Request(new URL(pathname, getServices().settings.EDGE_ORIGIN))
    return (await loadCatalogue(request, visit)).status !== 404
  } catch (thrown) {
    // A loader throws a redirect as a response, and a failed service as one of status 503.
    return thrown instanceof Response && thrown.status < 400
  }
}

/** The visit of an anonymous visitor at this address. */
function toVisitAt(visit: Visit, site: ConfiguredSite, address: string): Visit {
  const { locale = visit.locale, segments } = parsePagePath(address)
  const { siteSegment } = homeOf(site, getServices().settings.EDGE_ORIGIN)
  const pathname = toRequestPath({ locale, siteSegment, segments })
  return {
    ...visit,
    site,
    siteSegment,
    locale,
    segments,
    pathname,
    search: '',
    area: areaOf(segments),
    isPublicMain: isPublicMain(site.slug, segments),
    ...toSlugs(segments),
    isEditor: false,
    reading: { fresh: false, nextRelease: false },
  }
}
