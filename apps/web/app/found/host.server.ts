import type { SystemData } from '@ferrule/content-client/system-data'
import { listSitesOfHost } from '@ferrule/domain/found/sites-of-host'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { type ConfiguredSite, keepCompleteSites } from '@ferrule/domain/sites/configured-site'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import { homeOf } from '../request/site-origin.ts'

export type Host = {
  system: SystemData
  /** The one that has the host to itself. */
  site: ConfiguredSite
  /** All that are at home there, those found by a path segment included. */
  sites: ConfiguredSite[]
  origin: string
}

/** For what belongs to a host and to no language. */
export async function readHost(host: string): Promise<Host> {
  const { content, settings } = getServices()
  const system = await orUnavailable('content', content.getSystem(defaultLanguage))
  const complete = keepCompleteSites(system.sites)
  const requested = readRequestedPage(complete, { host, pathname: '/' })
  if (!requested.ok) throw new Error(requested.reason)
  const { site } = requested.value
  const { origin } = homeOf(site, settings.EDGE_ORIGIN)
  return { system, site, origin, sites: listSitesOfHost(complete, new URL(origin).hostname) }
}
