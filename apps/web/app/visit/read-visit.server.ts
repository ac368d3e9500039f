import { type SystemData } from '@ferrule/content-client/system-data'
import { decideLocale } from '@ferrule/domain/locales/decide-locale'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { type AvailableLocales, toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { type ConfiguredSite, filterCompleteSites } from '@ferrule/domain/sites/configured-site'
import { hasEditorSession } from '../editor/editor-session.server.ts'
import type { Visit } from './contexts.ts'
import { orThrow503, siteOrThrow503 } from '../http/or-throw-503.server.ts'
import { readFlags } from './read-flags.ts'
import { readLocalePreferences } from './read-locale-preferences.ts'
import { getServices } from './services.server.ts'

/** Determines site, locale, flags and editor session of a request. */
export async function readVisit(request: Request, { host, pathname, search }: URL): Promise<Visit> {
  const { content, settings } = getServices()
  const isEditor = await hasEditorSession(request.headers)
  const cookies = request.headers.get('Cookie')
  const flags = readFlags({ search, cookies, nextReleaseAllowed: settings.NEXT_RELEASE || isEditor })
  const reading = await readReading(search, { isEditor, nextRelease: flags.nextRelease })
  const language = parsePagePath(pathname).locale?.language ?? defaultLanguage
  const system = await orThrow503('content', content.getSystem(language, reading))
  const requested = siteOrThrow503(readRequestedPage(completeSites(system), { host, pathname }))
  const { site } = requested
  const offer = offerOf(site, system)
  const { locale } = decideLocale(requested.locale, offer, readLocalePreferences(request.headers, site.slug))
  return { ...requested, locale, pathname, search, system, offer, flags, isEditor, reading }
}

/** `cache=false` bypasses the cache and `cache=clear` clears it. For editors only, because both cause load. */
async function readReading(search: string, { isEditor, nextRelease }: { isEditor: boolean; nextRelease: boolean }) {
  const cache = isEditor ? new URLSearchParams(search).get('cache') : null
  if (cache === 'clear') await getServices().content.clear()
  return { fresh: cache === 'false', nextRelease }
}

const offers = new WeakMap<ConfiguredSite, AvailableLocales>()

/** Built once for each site. The content client returns the same site object until the site changes. */
function offerOf(site: ConfiguredSite, { countries, languages }: SystemData): AvailableLocales {
  const showHidden = getServices().settings.SHOW_HIDDEN_COUNTRIES
  const offer = offers.get(site) ?? toAvailableLocales({ site, countries, languageEntries: languages, showHidden })
  offers.set(site, offer)
  return offer
}

const complete = new WeakMap<SystemData, ReturnType<typeof filterCompleteSites>>()

function completeSites(system: SystemData) {
  const sites = complete.get(system) ?? filterCompleteSites(system.sites)
  complete.set(system, sites)
  return sites
}
