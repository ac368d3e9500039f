import { parseManifestName, toWebManifest } from '@ferrule/domain/found/web-manifest'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import { sharedPage } from '../request/cache-headers.ts'
import { getServices } from '../request/services.server.ts'
import { homeOf } from '../request/site-origin.ts'
import type { Route } from './+types/manifest.route'
import { readHost } from './host.server.ts'

/** How a site looks on the first screen of a phone. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const slug = parseManifestName(params.name)
  const { sites } = await readHost(url.host)
  const site = sites.find((one) => one.slug === slug)
  if (!site) return new Response(null, { status: 404 })
  const { siteSegment } = homeOf(site, getServices().settings.EDGE_ORIGIN)
  const locale = { language: site.languages[0] ?? defaultLanguage, country: undefined }
  const home = toRequestPath({ locale, siteSegment, segments: [] })
  return Response.json(toWebManifest({ name: site.name, theme: site.theme, home }), {
    headers: { 'Content-Type': 'application/manifest+json', ...sharedPage([siteKey(site.slug)]) },
  })
}
