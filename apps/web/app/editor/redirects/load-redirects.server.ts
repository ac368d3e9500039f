import { createContentService } from '@ferrule/content-client/content-service'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { assessRedirects } from '@ferrule/domain/redirects/assess-redirects'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'

/** Rows of the screen; the CSV file has all. */
const maxRows = 200

/** Reads the redirects of a site from the content service, not from the caches: editors see their last save. */
export async function readAssessedRedirects({ slug }: ConfiguredSite) {
  const redirects = await orThrow503('content', createContentService(contentServiceAddress()).readRedirects(slug))
  return assessRedirects(redirects)
}

export async function loadRedirects({ site: ownSite, locale, system }: Visit, query: URLSearchParams) {
  const site = findSite({ ownSite, sites: system.sites }, query)
  const redirects = await readAssessedRedirects(site)
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  const matching = redirects.filter(({ previousUrl, target }) =>
    [previousUrl, target].some((address) => address.toLowerCase().includes(search.toLowerCase())),
  )
  return {
    site: { slug: site.slug, name: site.name },
    sites: system.sites.map(({ slug, name }) => ({ slug, name })),
    locale: toUrlCode(locale),
    adminOrigin: getServices().settings.CMS_ORIGIN,
    search,
    count: redirects.length,
    rows: matching.slice(0, maxRows),
  }
}

export type LoadedRedirects = Awaited<ReturnType<typeof loadRedirects>>

export function findSite(
  { ownSite, sites }: { ownSite: ConfiguredSite; sites: readonly ConfiguredSite[] },
  query: URLSearchParams,
): ConfiguredSite {
  return sites.find(({ slug }) => slug === query.get('site')) ?? ownSite
}
