import { findSections } from '@ferrule/domain/navigation/find-navigation'
import { toNavigation } from '@ferrule/domain/navigation/to-navigation'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { sharedPage } from '../request/cache-headers.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import type { Route } from './+types/site-navigation-sections.route'
import { readAskedNavigation, readerOf } from './site-navigation.server.ts'

/** More than any menu has: what is longer is not from us. */
const mostIds = 100

/** `GET /api/site-navigation/public|editor/section/{ids}?lang=`: parts of any site's navigation, in the order asked. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const asked = await readAskedNavigation(params.audience, url.searchParams, request.headers)
  if (asked instanceof Response) return asked
  const ids = params.ids.split(',').slice(0, mostIds)
  const found = asked.system.sites.flatMap((site) => {
    const entries = [...(site.headerNavigation?.items ?? []), ...(site.footerNavigation?.sections ?? [])]
    const sections = toNavigation(findSections(entries, ids), readerOf(site, asked))
    return sections.map((section) => ({ site, section }))
  })
  const sections = ids.flatMap((id) => found.find(({ section }) => section.id === id)?.section ?? [])
  return Response.json(
    { sections },
    {
      headers: asked.isEditor ? forThisReader : sharedPage(found.map(({ site }) => siteKey(site.slug))),
    },
  )
}
