import { parseManifestName, toWebManifest } from '@ferrule/domain/seo/web-manifest'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { getServices } from '../visit/services.server.ts'
import { homeOf } from '../visit/site-origin.ts'
import type { Route } from './+types/manifest.route'
import { readHost } from './host.server.ts'

/** The web app manifest of a site. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const slug = parseManifestName(params.name)
  const { sites } = await readHost(url.host)
  const site = sites.find((candidate) => candidate.slug === slug)
  if (!site) return new Response(null, { status: 404 })
  const { siteSegment } = homeOf(site, getServices().settings.EDGE_ORIGIN)
  const locale = { language: site.languages[0] ?? defaultLanguage, country: undefined }
  const home = toRequestPath({ locale, siteSegment, segments: [] })
  return Response.json(toWebManifest({ name: site.name, theme: site.theme, home }), {
    headers: { 'Content-Type': 'application/manifest+json', ...publicCacheHeaders([siteKey(site.slug)]) },
  })
}
