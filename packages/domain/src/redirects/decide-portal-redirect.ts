import { areaOf } from '../pages/area.ts'
import { type PagePath, toPathname } from '../pages/page-path.ts'
import { findMainDomain } from '../sites/main-domain.ts'
import type { SiteDomain } from '../sites/site.ts'

export type PortalFacts = {
  /** The host of the request, in lower case and without port. */
  host: string
  /** Without the segment of a site. */
  path: PagePath
  /** The segment of a site without its own host. */
  siteSegment: string | undefined
  mainSite: { domains: readonly SiteDomain[] }
}

export type PortalDecision = 'none' | { status: 302; host: string; pathname: string }

/**
 * Sign-in works on the main site's hosts only, because browsers do not share a session between domains. A portal path
 * on another site redirects to the main site, in the same locale.
 */
export function decidePortalRedirect({ host, path, siteSegment, mainSite }: PortalFacts): PortalDecision {
  if (areaOf(path.segments) !== 'customer') return 'none'
  const domain = findMainDomain(mainSite)
  if (!domain.ok) return 'none'
  const isMainHost = mainSite.domains.some((mainDomain) => isOnHost(host, mainDomain))
  if (isMainHost && siteSegment === undefined) return 'none'
  return { status: 302, host: isMainHost ? host : domain.value.host, pathname: toPathname(path) }
}

function isOnHost(host: string, { host: siteHost }: SiteDomain): boolean {
  return host === siteHost.toLowerCase() || host.endsWith(`.${siteHost.toLowerCase()}`)
}
