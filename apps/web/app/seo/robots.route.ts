import { toRobotsText } from '@ferrule/domain/seo/robots-text'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import type { Route } from './+types/robots.route'
import { readHost } from './host.server.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const { origin, site } = await readHost(url.host)
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...publicCacheHeaders([siteKey(site.slug)]) }
  return new Response(toRobotsText(origin), { headers })
}
