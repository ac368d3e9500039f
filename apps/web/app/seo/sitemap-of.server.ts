import { limitToCatalogueCountries, listCataloguePages } from '@ferrule/domain/seo/sitemap-catalogue-pages'
import { listSitemapEntries, type SitemapEntry } from '@ferrule/domain/seo/sitemap-entries'
import { withOverviews } from '@ferrule/domain/seo/sitemap-overviews'
import type { Language } from '@ferrule/domain/locales/language'
import { toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import { homeOf } from '../visit/site-origin.ts'
import { catalogueAddresses } from './catalogue-addresses.server.ts'
import type { Host } from './host.server.ts'

/** Loads all sitemap entries of a site in one language. */
export async function sitemapOf(
  { system }: Pick<Host, 'system'>,
  site: ConfiguredSite,
  language: Language,
): Promise<SitemapEntry[]> {
  const { content, settings } = getServices()
  const [pages, addresses] = await Promise.all([
    orThrow503('content', content.listPages(site.slug, language)),
    catalogueAddresses(),
  ])
  const offer = toAvailableLocales({
    site,
    countries: system.countries,
    languageEntries: system.languages,
    showHidden: settings.SHOW_HIDDEN_COUNTRIES,
  })
  return listSitemapEntries(
    { site, offer, ...homeOf(site, settings.EDGE_ORIGIN) },
    [
      ...withOverviews(limitToCatalogueCountries(pages, addresses), language),
      ...listCataloguePages(pages, { addresses, siteSlug: site.slug, language }),
    ],
    language,
  )
}
