import { areaOf } from '../pages/area.ts'
import { type PagePath, toPathname } from '../pages/page-path.ts'
import { findMainDomain } from '../sites/main-domain.ts'
import type { SiteDomain } from '../sites/site.ts'

export type PortalFacts = {
  /** The host of the request, in lower case and without port. */
  host: string
  /** Without the segment of a site. */
  path: PagePath
  /** The segment that was left out, on a site that lies below one. */
  siteSegment: string | undefined
  mainSite: { domains: readonly SiteDomain[] }
}

export type PortalDecision = 'none' | { status: 302; host: string; pathname: string }

/**
 * Sign-in works on the main site's hosts only, since no browser shares a session between hosts of different owners.
 * A portal address on another site leads to the portal there, in the same locale.
 */
export function decidePortalRedirect({ host, path, siteSegment, mainSite }: PortalFacts): PortalDecision {
  if (areaOf(path.segments) !== 'customer') return 'none'
  const domain = findMainDomain(mainSite)
  if (!domain.ok) return 'none'
  const isHere = mainSite.domains.some((own) => isOnHost(host, own))
  if (isHere && siteSegment === undefined) return 'none'
  return { status: 302, host: isHere ? host : domain.value.host, pathname: toPathname(path) }
}

function isOnHost(host: string, { host: own }: SiteDomain): boolean {
  return host === own.toLowerCase() || host.endsWith(`.${own.toLowerCase()}`)
}
