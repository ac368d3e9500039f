import { toUrlCode } from '@ferrule/domain/locales/locale'
import type { LastRead } from '@ferrule/domain/news-feed/last-read'
import { newsKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/newest-news.route'
import { findFeedPlace } from './find-feed-place.server.ts'

/** The newest news item of a site, or null. Every page view requests it, so it is small and cached at the edge. */
export async function loader({ url }: Route.LoaderArgs) {
  const place = await findFeedPlace(url)
  if (!place) return new Response(null, { status: 404 })
  const { site, locale } = place
  const news = getServices().content.getNews(site.slug, locale.language, { first: 1 })
  const [item] = (await orThrow503('content', news)).items
  const newest: LastRead | null = item ? { id: item.id, publicationDate: item.publicationDate } : null
  return Response.json(newest, {
    headers: publicCacheHeaders([siteKey(site.slug), newsKey(site.slug, toUrlCode(locale))]),
  })
}
