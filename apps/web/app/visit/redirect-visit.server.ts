import { toUrlCode } from '@ferrule/domain/locales/locale'
import { parsePagePath, toContentPath } from '@ferrule/domain/pages/page-path'
import { keysOfMissingPage } from '@ferrule/domain/publishing/surrogate-keys'
import { decidePortalRedirect } from '@ferrule/domain/redirects/decide-portal-redirect'
import { decideRedirectByAddress, type FindRedirects } from '@ferrule/domain/redirects/decide-redirect-by-address'
import { listUsedRedirects } from '@ferrule/domain/redirects/list-used-redirects'
import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import { hasDirect } from '@ferrule/domain/redirects/direct-lookup'
import { redirect } from 'react-router'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { findDescription } from '../machines/aas/shell-headers.ts'
import type { Visit } from './contexts.ts'
import { localeFree } from './locale-free.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { readLocalePreferences } from './read-locale-preferences.ts'
import { getServices } from './services.server.ts'
import { toOrigin } from './site-origin.ts'

/** Redirects a visit if its URL is not canonical. Moved products are redirected by the catalogue. */
export async function redirectVisit(request: Request, host: string, visit: Visit): Promise<void> {
  redirectToPortal(host, visit)
  const { site, siteSegment, offer, pathname, search } = visit
  const { content, addresses: counter } = getServices()
  const directPath = await orThrow503('content', findDirectPath(visit))
  const preferences = readLocalePreferences(request.headers, site.slug)
  const facts = { pathname, search, siteSegment, offer, localeFree, preferences, directPath }
  const loaded: Redirect[] = []
  const find: FindRedirects = async (addresses) => {
    const found = await content.findRedirects(site.slug, addresses, visit.reading)
    loaded.push(...found)
    return found
  }
  const decision = await orThrow503('content', decideRedirectByAddress(facts, find))
  if (decision === 'none') return
  for (const address of listUsedRedirects(loaded)) counter.count('redirect', site.slug, address)
  // Only permanent redirects are cached: the others depend on the visitor or the date.
  const headers = decision.status === 301 ? publicCacheHeaders(keysOf(visit)) : { 'Cache-Control': 'no-store' }
  throw redirect(decision.location, { status: decision.status, headers: { ...headers, ...findDescription(pathname) } })
}

/** The keys of a page at the URL, because an editor may move or create one there. */
function keysOf({ site, locale, segments }: Visit): string[] {
  return keysOfMissingPage({ siteSlug: site.slug, locale: toUrlCode(locale), path: toContentPath(segments) })
}

function redirectToPortal(host: string, { pathname, search, segments, siteSegment, system }: Visit): void {
  const mainSite = system.sites.find(({ slug }) => slug === '')
  if (!mainSite) return
  const { locale } = parsePagePath(pathname)
  const decision = decidePortalRedirect({ host, path: { locale, segments }, siteSegment, mainSite })
  if (decision === 'none') return
  const origin = toOrigin(decision.host, getServices().settings.EDGE_ORIGIN)
  throw redirect(`${origin}${decision.pathname}${search}`, {
    status: decision.status,
    headers: { 'Cache-Control': 'no-store' },
  })
}

/** `/en/64f0?direct` is the page with that id, if it belongs to this site. */
async function findDirectPath({ search, segments, site, locale, reading }: Visit): Promise<string | undefined> {
  const [id] = segments
  if (!hasDirect(search) || id === undefined || segments.length > 1) return undefined
  const page = await getServices().content.getPageById(id, locale.language, reading)
  return page?.siteSlug === site.slug ? page.path : undefined
}
