import { countParts, takeSitemapFile, toSitemapName } from '@ferrule/domain/seo/sitemap-names'
import { newestOf, toSitemapIndexXml } from '@ferrule/domain/seo/sitemap-xml'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Route } from './+types/sitemap-index.route'
import { readHost } from './host.server.ts'
import { sitemapOf } from './sitemap-of.server.ts'
import { toXmlResponse } from './to-xml-response.ts'

/** The sitemap index of a host: one sitemap for each site and language, or several if one exceeds the limit. */
export async function loader({ url }: Route.LoaderArgs) {
  const host = await readHost(url.host)
  const sitemaps = host.sites.flatMap((site) => site.languages.map((language) => ({ site, language })))
  const files = await Promise.all(
    sitemaps.map(async ({ site, language }) => {
      const entries = await sitemapOf(host, site, language)
      // The sitemap of the site at the root of the host is named by its language only.
      const siteSlug = site.id === host.site.id ? '' : site.slug
      // Search engines report an empty sitemap as an error.
      const parts = entries.length === 0 ? 0 : countParts(entries.length)
      return Array.from({ length: parts }, (_, index) => ({
        loc: `${host.origin}/sitemaps/${toSitemapName({ siteSlug, language, part: index + 1 })}`,
        lastmod: newestOf(takeSitemapFile(entries, index + 1)),
      }))
    }),
  )
  return toXmlResponse(
    toSitemapIndexXml(files.flat()),
    host.sites.map(({ slug }) => siteKey(slug)),
  )
}
