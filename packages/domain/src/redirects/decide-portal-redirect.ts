import { areaOf } from '../pages/area.ts'
import { type PagePath, toPathname } from '../pages/page-path.ts'
import { findMainDomain } from '../sites/main-domain.ts'
import type { SiteDomain } from '../sites/site.ts'

export type PortalFacts = {
  /** The host of the request, in lower case and without port. */
  host: string
  /** Without the segment of a site. */
  path: PagePath
  mainSite: { domains: readonly SiteDomain[] }
}

export type PortalDecision = 'none' | { status: 302; host: string; pathname: string }

/**
 * Sign-in works on the main site's hosts only, since no browser shares a session between hosts of different owners.
 * A portal address on a site with its own host leads to the portal there, in the same locale.
 */
export function decidePortalRedirect({ host, path, mainSite }: PortalFacts): PortalDecision {
  if (areaOf(path.segments) !== 'customer') return 'none'
  const domain = findMainDomain(mainSite)
  if (!domain.ok || mainSite.domains.some((own) => isOnHost(host, own))) return 'none'
  return { status: 302, host: domain.value.host, pathname: toPathname(path) }
}

function isOnHost(host: string, { host: own }: SiteDomain): boolean {
  return host === own.toLowerCase() || host.endsWith(`.${own.toLowerCase()}`)
}
