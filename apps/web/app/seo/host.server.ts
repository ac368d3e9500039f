import type { SystemData } from '@ferrule/content-client/system-data'
import { listSitesOfHost } from '@ferrule/domain/seo/sites-of-host'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { type ConfiguredSite, filterCompleteSites } from '@ferrule/domain/sites/configured-site'
import { orThrow503, siteOrThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import { homeOf } from '../visit/site-origin.ts'

export type Host = {
  system: SystemData
  /** The site at the root of the host. */
  site: ConfiguredSite
  /** All sites of the host, including those with a path segment. */
  sites: ConfiguredSite[]
  origin: string
}

/** Loads the sites of a host, for resources without a language. */
export async function readHost(host: string): Promise<Host> {
  const { content, settings } = getServices()
  const system = await orThrow503('content', content.getSystem(defaultLanguage))
  const complete = filterCompleteSites(system.sites)
  const { site } = siteOrThrow503(readRequestedPage(complete, { host, pathname: '/' }))
  const { origin } = homeOf(site, settings.EDGE_ORIGIN)
  return { system, site, origin, sites: listSitesOfHost(complete, new URL(origin).hostname) }
}
