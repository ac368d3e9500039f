import { areaOf } from '@ferrule/domain/pages/area'
import { parsePagePath, toPathname } from '@ferrule/domain/pages/page-path'
import { selectSite } from '@ferrule/domain/sites/select-site'
import { loadTexts } from '@ferrule/texts/load-texts'
import { type MiddlewareFunction, redirect } from 'react-router'
import { textsContext, visitContext } from './contexts.ts'
import { orUnavailable } from './or-unavailable.server.ts'
import { getServices } from './services.server.ts'

/** Before every document: which site, which language, and the one spelling of the address. */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const { host, pathname, search } = url
  const path = parsePagePath(pathname)
  const spelling = toPathname(path)
  if (spelling !== pathname && request.method === 'GET') throw redirect(`${spelling}${search}`, 301)

  context.set(textsContext, await loadTexts(path.locale?.language ?? 'en'))
  const { content, settings } = getServices()
  const sites = await orUnavailable('content', content.getSites())
  const selected = selectSite(sites, { host, segment: path.segments[0] })
  if (!selected) throw new Error('there is no main site')
  const siteLength = selected.bySlug ? 1 : 0
  const segments = path.segments.slice(siteLength)
  // No third-party cookies: who signs in on another host would not be signed in here.
  const hasOwnHost = selected.site.slug !== '' && !selected.bySlug
  if (hasOwnHost && areaOf(segments) === 'customer') throw redirect(`${settings.EDGE_ORIGIN}${pathname}${search}`, 302)

  const siteSegments = path.segments.slice(0, siteLength)
  context.set(visitContext, { site: selected.site, siteSegments, locale: path.locale, segments, pathname, search })
}
