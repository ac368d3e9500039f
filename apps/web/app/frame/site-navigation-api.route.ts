import { findNavigationItem, noNavigationItemText } from '@ferrule/domain/navigation/find-navigation'
import { toNavigation } from '@ferrule/domain/navigation/to-navigation'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import type { Route } from './+types/site-navigation-api.route'
import { audienceOf, readNavigationArgs, toErrorResponse } from './site-navigation-api.server.ts'

/**
 * `GET /api/site-navigation/public|editor/{siteId}?lang=`: header and footer of a site. `&slug=` limits the header
 * to the children of one entry, for a section of a site with a menu of its own.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const input = await readNavigationArgs(params.audience, url.searchParams, request.headers)
  if (input instanceof Response) return input
  const site = input.system.sites.find(({ id }) => id === params.siteId)
  if (!site?.headerNavigation || !site.footerNavigation) return toErrorResponse(404, 'no such site')
  const audience = audienceOf(site, input)
  const { options, items } = site.headerNavigation
  const { theme, contactLink, sections } = site.footerNavigation
  const slug = url.searchParams.get('slug')
  const all = toNavigation(items, audience)
  const entry = slug === null ? undefined : findNavigationItem(all, slug)
  if (entry?.ok === false) return toErrorResponse(404, noNavigationItemText)
  return Response.json(
    {
      header: { options, items: entry?.value.items ?? all },
      footer: { theme, contactLink, sections: toNavigation(sections, audience) },
    },
    { headers: input.isEditor ? privateNoStore : publicCacheHeaders([siteKey(site.slug)]) },
  )
}
