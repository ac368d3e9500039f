import { limitToShown, listCataloguePages } from '@ferrule/domain/found/catalogue-pages'
import { listSitemapEntries, type SitemapEntry } from '@ferrule/domain/found/sitemap-entries'
import { withOverviews } from '@ferrule/domain/found/with-overviews'
import type { Language } from '@ferrule/domain/locales/language'
import { toLocaleOffer } from '@ferrule/domain/locales/locale-offer'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import { homeOf } from '../request/site-origin.ts'
import { catalogueAddresses } from './catalogue-addresses.server.ts'
import type { Host } from './host.server.ts'

/** Every address of a site in one language. */
export async function sitemapOf(
  { system }: Pick<Host, 'system'>,
  site: ConfiguredSite,
  language: Language,
): Promise<SitemapEntry[]> {
  const { content, settings } = getServices()
  const [pages, addresses] = await Promise.all([
    orUnavailable('content', content.listPages(site.slug, language)),
    catalogueAddresses(),
  ])
  const offer = toLocaleOffer({
    site,
    countries: system.countries,
    languageEntries: system.languages,
    showHidden: settings.SHOW_HIDDEN_COUNTRIES,
  })
  return listSitemapEntries(
    { site, offer, ...homeOf(site, settings.EDGE_ORIGIN) },
    [
      ...withOverviews(limitToShown(pages, addresses), language),
      ...listCataloguePages(pages, { addresses, siteSlug: site.slug, language }),
    ],
    language,
  )
}
