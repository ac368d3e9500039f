import { defaultLanguage } from '@ferrule/domain/locales/language'
import { offersLocale, toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { filterCompleteSites } from '@ferrule/domain/sites/configured-site'
import { orThrow503, siteOrThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import { homeOf } from '../visit/site-origin.ts'
import type { FeedPlace } from './create-feed.ts'

/** Finds the site and locale of the URL. Returns undefined for a locale that the site does not offer. */
export async function findFeedPlace({ host, pathname }: URL): Promise<FeedPlace | undefined> {
  const { content, settings } = getServices()
  const language = parsePagePath(pathname).locale?.language ?? defaultLanguage
  const system = await orThrow503('content', content.getSystem(language))
  const sites = filterCompleteSites(system.sites)
  const { site, locale, segments } = siteOrThrow503(readRequestedPage(sites, { host, pathname }))
  const offer = toAvailableLocales({
    site,
    countries: system.countries,
    languageEntries: system.languages,
    showHidden: settings.SHOW_HIDDEN_COUNTRIES,
  })
  if (!locale || !offersLocale(offer, locale) || segments.length !== 2) return undefined
  return { site, locale, ...homeOf(site, settings.EDGE_ORIGIN) }
}
