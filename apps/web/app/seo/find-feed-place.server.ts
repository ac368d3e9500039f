import { defaultLanguage } from '@ferrule/domain/locales/language'
import { offersLocale, toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { filterCompleteSites } from '@ferrule/domain/sites/configured-site'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import { homeOf } from '../visit/site-origin.ts'
import type { FeedPlace } from './create-feed.ts'

/** Finds the site and locale of the URL. Returns undefined for a locale that the site does not offer. */
export async function findFeedPlace({ host, pathname }: URL): Promise<FeedPlace | undefined> {
  const { content, settings } = getServices()
  const language = parsePagePath(pathname).locale?.language ?? defaultLanguage
  const system = await orThrow503('content', content.getSystem(language))
  const requested = readRequestedPage(filterCompleteSites(system.sites), { host, pathname })
  if (!requested.ok) throw new Error(requested.reason)
  const { site, locale, segments } = requested.value
  const offer = toAvailableLocales({
    site,
    countries: system.countries,
    languageEntries: system.languages,
    showHidden: settings.SHOW_HIDDEN_COUNTRIES,
  })
  if (!locale || !offersLocale(offer, locale) || segments.length !== 2) return undefined
  return { site, locale, ...homeOf(site, settings.EDGE_ORIGIN) }
}
