import { toUrlCode } from '@ferrule/domain/locales/locale'
import { parsePagePath, toContentPath } from '@ferrule/domain/pages/page-path'
import { keysOfMissingPage } from '@ferrule/domain/publishing/surrogate-keys'
import { decidePortalRedirect } from '@ferrule/domain/redirects/decide-portal-redirect'
import { decideRedirect } from '@ferrule/domain/redirects/decide-redirect'
import { hasDirect } from '@ferrule/domain/redirects/direct-lookup'
import { type Redirect, type RedirectTable, toRedirectTable } from '@ferrule/domain/redirects/redirect-table'
import { redirect } from 'react-router'
import { sharedPage } from './cache-headers.ts'
import type { Visit } from './contexts.ts'
import { localeFree } from './locale-free.ts'
import { orUnavailable } from './or-unavailable.server.ts'
import { readWishes } from './read-wishes.ts'
import { getServices } from './services.server.ts'
import { toOrigin } from './site-origin.ts'

/** Sends a visit on where its address is not the right one. Only the catalogue knows more: where a product moved. */
export async function redirectVisit(request: Request, host: string, visit: Visit): Promise<void> {
  redirectToPortal(host, visit)
  const { site, siteSegment, offer, pathname, search } = visit
  const { content } = getServices()
  const [redirects, directPath] = await orUnavailable(
    'content',
    Promise.all([content.getRedirects(site.slug, visit.reading), findDirectPath(visit)]),
  )
  const decision = decideRedirect({
    pathname,
    search,
    siteSegment,
    offer,
    redirects: toTable(redirects, site.slug),
    localeFree,
    wishes: readWishes(request.headers, site.slug),
    directPath,
  })
  if (decision === 'none') return
  // What depends on the reader or on today is nobody else's answer.
  const headers = decision.status === 301 ? sharedPage(keysOf(visit)) : { 'Cache-Control': 'no-store' }
  throw redirect(decision.location, { status: decision.status, headers })
}

/** Those of a page at the address: an editor may move it elsewhere, or write one there. */
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

/** `/en/64f0?direct` asks for the page with that id. One of another site is not looked for here. */
async function findDirectPath({ search, segments, site, locale, reading }: Visit): Promise<string | undefined> {
  const [id] = segments
  if (!hasDirect(search) || id === undefined || segments.length > 1) return undefined
  const place = await getServices().content.getPageById(id, locale.language, reading)
  return place?.siteSlug === site.slug ? place.path : undefined
}

const tables = new WeakMap<readonly Redirect[], RedirectTable>()

/** Made once for each list: the cache gives the same one until it changes. */
function toTable(redirects: readonly Redirect[], siteSlug: string): RedirectTable {
  const known = tables.get(redirects)
  if (known) return known
  const { table, refused } = toRedirectTable(redirects)
  for (const { previousUrl, reason } of refused) {
    getServices().log.warn('redirect-refused', { site: siteSlug, path: previousUrl, reason })
  }
  tables.set(redirects, table)
  return table
}
