import { type SystemData } from '@ferrule/content-client/system-data'
import { decideLocale } from '@ferrule/domain/locales/decide-locale'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { type LocaleOffer, toLocaleOffer } from '@ferrule/domain/locales/locale-offer'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { type ConfiguredSite, keepCompleteSites } from '@ferrule/domain/sites/configured-site'
import { hasEditorSession } from '../editor/editor-session.server.ts'
import type { Visit } from './contexts.ts'
import { orUnavailable } from './or-unavailable.server.ts'
import { readFlags } from './read-flags.ts'
import { readWishes } from './read-wishes.ts'
import { getServices } from './services.server.ts'

/** All that a request says by itself, and what the sites say about it. */
export async function readVisit(request: Request, { host, pathname, search }: URL): Promise<Visit> {
  const { content, settings } = getServices()
  const isEditor = await hasEditorSession(request.headers)
  const cookies = request.headers.get('Cookie')
  const flags = readFlags({ search, cookies, nextReleaseAllowed: settings.NEXT_RELEASE || isEditor })
  const reading = await readReading(search, { isEditor, nextRelease: flags.nextRelease })
  const language = parsePagePath(pathname).locale?.language ?? defaultLanguage
  const system = await orUnavailable('content', content.getSystem(language, reading))
  const requested = readRequestedPage(completeSites(system), { host, pathname })
  if (!requested.ok) throw new Error(requested.reason)
  const { site } = requested.value
  const offer = offerOf(site, system)
  const { locale } = decideLocale(requested.value.locale, offer, readWishes(request.headers, site.slug))
  return { ...requested.value, locale, pathname, search, system, offer, flags, isEditor, reading }
}

/** `cache=false` reads past the cache and `cache=clear` empties it: for editors, since both cost everybody else. */
async function readReading(search: string, { isEditor, nextRelease }: { isEditor: boolean; nextRelease: boolean }) {
  const cache = isEditor ? new URLSearchParams(search).get('cache') : null
  if (cache === 'clear') await getServices().content.clear()
  return { fresh: cache === 'false', nextRelease }
}

const offers = new WeakMap<ConfiguredSite, LocaleOffer>()

/** Made once for each site: the cache gives the same one until it changes. */
function offerOf(site: ConfiguredSite, { countries, languages }: SystemData): LocaleOffer {
  const showHidden = getServices().settings.SHOW_HIDDEN_COUNTRIES
  const offer = offers.get(site) ?? toLocaleOffer({ site, countries, languageEntries: languages, showHidden })
  offers.set(site, offer)
  return offer
}

const complete = new WeakMap<SystemData, ReturnType<typeof keepCompleteSites>>()

function completeSites(system: SystemData) {
  const known = complete.get(system) ?? keepCompleteSites(system.sites)
  complete.set(system, known)
  return known
}
