import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import type { SiteDomain } from '@ferrule/domain/sites/site'

/** Scheme and port are those of the edge. The host must be a configured one, never that of a request header. */
export function toOrigin(host: string, edgeOrigin: string): string {
  const url = new URL(edgeOrigin)
  url.hostname = host
  return url.origin
}

/** The origin and path segment of a site's main domain. */
export function homeOf(
  site: { domains: readonly SiteDomain[] },
  edgeOrigin: string,
): { origin: string; siteSegment: string | undefined } {
  const domain = findMainDomain(site)
  if (!domain.ok) throw new Error(domain.reason)
  return { origin: toOrigin(domain.value.host, edgeOrigin), siteSegment: domain.value.slug || undefined }
}
