import { findSections } from '@ferrule/domain/navigation/find-navigation'
import { toNavigation } from '@ferrule/domain/navigation/to-navigation'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import type { Route } from './+types/site-navigation-sections.route'
import { audienceOf, readNavigationArgs } from './site-navigation-api.server.ts'

/** More than any menu has; further ids are ignored. */
const maxIds = 100

/** `GET /api/site-navigation/public|editor/section/{ids}?lang=`: sections of any site's navigation, in that order. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const input = await readNavigationArgs(params.audience, url.searchParams, request.headers)
  if (input instanceof Response) return input
  const ids = params.ids.split(',').slice(0, maxIds)
  const found = input.system.sites.flatMap((site) => {
    const entries = [...(site.headerNavigation?.items ?? []), ...(site.footerNavigation?.sections ?? [])]
    const sections = toNavigation(findSections(entries, ids), audienceOf(site, input))
    return sections.map((section) => ({ site, section }))
  })
  const sections = ids.flatMap((id) => found.find(({ section }) => section.id === id)?.section ?? [])
  return Response.json(
    { sections },
    {
      headers: input.isEditor ? privateNoStore : publicCacheHeaders(found.map(({ site }) => siteKey(site.slug))),
    },
  )
}
