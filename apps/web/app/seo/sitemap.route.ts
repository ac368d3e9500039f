import { countParts, parseSitemapName, takeSitemapFile } from '@ferrule/domain/seo/sitemap-names'
import { toSitemapXml } from '@ferrule/domain/seo/sitemap-xml'
import { pageTypes } from '@ferrule/domain/pages/page'
import { catalogueKey, listKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Route } from './+types/sitemap.route'
import { readHost } from './host.server.ts'
import { sitemapOf } from './sitemap-of.server.ts'
import { toXmlResponse } from './to-xml-response.ts'

/** The sitemap of a site in one language. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const name = parseSitemapName(params.name)
  if (!name) return new Response(null, { status: 404 })
  const host = await readHost(url.host)
  const { language, part } = name
  const site = name.siteSlug === '' ? host.site : host.sites.find(({ slug }) => slug === name.siteSlug)
  const isDuplicate = name.siteSlug !== '' && site?.id === host.site.id
  if (!site?.languages.includes(language) || isDuplicate) return new Response(null, { status: 404 })
  const entries = await sitemapOf(host, site, language)
  if (part > countParts(entries.length)) return new Response(null, { status: 404 })
  const keys = [
    siteKey(site.slug),
    catalogueKey,
    ...pageTypes.map((pageType) => listKey(site.slug, language, pageType)),
  ]
  return toXmlResponse(toSitemapXml(takeSitemapFile(entries, part)), keys)
}
