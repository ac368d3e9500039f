import type { SystemData } from '@ferrule/content-client/system-data'
import { toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { decideRedirectByAddress } from '@ferrule/domain/redirects/decide-redirect-by-address'
import type { SimulationQuery } from '@ferrule/domain/redirects/simulation-query'
import { traceRedirects } from '@ferrule/domain/redirects/trace-redirects'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import { localeFree } from '../../visit/locale-free.ts'
import { getServices } from '../../visit/services.server.ts'
import { findPageAt } from './find-page-at.server.ts'

const placeholderOrigin = 'https://site.invalid'

type SimulatedVisitor = Omit<SimulationQuery, 'address'> & { address: string }

/** Follows the redirects of an address on a site, with the rules and the redirects that visitors get. */
export async function simulateRedirects(
  { site, system }: { site: ConfiguredSite; system: SystemData },
  { address, stored, accepted, country, date }: SimulatedVisitor,
) {
  const { content, settings } = getServices()
  const domain = findMainDomain(site)
  const siteSegment = domain.ok ? domain.value.slug || undefined : undefined
  const { countries, languages: languageEntries } = system
  const offer = toAvailableLocales({ site, countries, languageEntries, showHidden: settings.SHOW_HIDDEN_COUNTRIES })
  const preferences = { stored: stored || undefined, accepted, country }
  const trace = await traceRedirects(address, (one) => {
    const { pathname, search } = toUrl(one)
    const facts = { pathname, search, siteSegment, offer, localeFree, preferences, directPath: undefined }
    return decideRedirectByAddress(facts, (addresses) => content.findRedirects(site.slug, addresses))
  })
  const { locale, segments } = parsePagePath(toUrl(trace.address).pathname)
  const own = siteSegment !== undefined && segments[0] === siteSegment ? segments.slice(1) : segments
  const page = locale && (await findPageAt({ site, locale, segments: own }, date ? new Date(date) : new Date()))
  return { address, trace, page }
}

/** An address of another host is read as a path: a simulation never leaves the site. */
function toUrl(address: string): URL {
  return URL.parse(address, placeholderOrigin) ?? new URL(placeholderOrigin)
}
