import { countParts, takePart, toSitemapName } from '@ferrule/domain/found/sitemap-names'
import { newestOf, toSitemapIndexXml } from '@ferrule/domain/found/sitemap-xml'
import { siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Route } from './+types/sitemap-index.route'
import { readHost } from './host.server.ts'
import { sitemapOf } from './sitemap-of.server.ts'
import { toXmlAnswer } from './to-xml-answer.ts'

/** Which sitemaps a host has: one for each site and language, or more where one cannot hold all. */
export async function loader({ url }: Route.LoaderArgs) {
  const host = await readHost(url.host)
  const wanted = host.sites.flatMap((site) => site.languages.map((language) => ({ site, language })))
  const files = await Promise.all(
    wanted.map(async ({ site, language }) => {
      const entries = await sitemapOf(host, site, language)
      // Only this host's own site is called by its language alone.
      const siteSlug = site.id === host.site.id ? '' : site.slug
      // An empty one is an error to search engines.
      const parts = entries.length === 0 ? 0 : countParts(entries.length)
      return Array.from({ length: parts }, (_, index) => ({
        loc: `${host.origin}/sitemaps/${toSitemapName({ siteSlug, language, part: index + 1 })}`,
        lastmod: newestOf(takePart(entries, index + 1)),
      }))
    }),
  )
  return toXmlAnswer(
    toSitemapIndexXml(files.flat()),
    host.sites.map(({ slug }) => siteKey(slug)),
  )
}
