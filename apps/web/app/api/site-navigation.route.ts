import { findNavigationItem, noNavigationItemText } from '@ferrule/domain/navigation/find-navigation'
import { toNavigation } from '@ferrule/domain/navigation/to-navigation'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { sharedPage } from '../request/cache-headers.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import type { Route } from './+types/site-navigation.route'
import { readAskedNavigation, readerOf, refuse } from './site-navigation.server.ts'

/**
 * `GET /api/site-navigation/public|editor/{siteId}?lang=`: header and footer of a site. `&slug=` asks for the header
 * below one entry only, for a part of a site that shows its own menu.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const asked = await readAskedNavigation(params.audience, url.searchParams, request.headers)
  if (asked instanceof Response) return asked
  const site = asked.system.sites.find(({ id }) => id === params.siteId)
  if (!site?.headerNavigation || !site.footerNavigation) return refuse(404, 'no such site')
  const reader = readerOf(site, asked)
  const { options, items } = site.headerNavigation
  const { theme, contactLink, sections } = site.footerNavigation
  const slug = url.searchParams.get('slug')
  const all = toNavigation(items, reader)
  const entry = slug === null ? undefined : findNavigationItem(all, slug)
  if (entry?.ok === false) return refuse(404, noNavigationItemText)
  return Response.json(
    {
      header: { options, items: entry?.value.items ?? all },
      footer: { theme, contactLink, sections: toNavigation(sections, reader) },
    },
    { headers: asked.isEditor ? forThisReader : sharedPage([siteKey(site.slug)]) },
  )
}
