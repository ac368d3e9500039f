import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import type { SiteDomain } from '@ferrule/domain/sites/site'

/** Scheme and port are those of the edge; the host is one of ours, never the one a stranger sent. */
export function toOrigin(host: string, edgeOrigin: string): string {
  const url = new URL(edgeOrigin)
  url.hostname = host
  return url.origin
}

/** Where a site is at home. */
export function homeOf(
  site: { domains: readonly SiteDomain[] },
  edgeOrigin: string,
): { origin: string; siteSegment: string | undefined } {
  const domain = findMainDomain(site)
  if (!domain.ok) throw new Error(domain.reason)
  return { origin: toOrigin(domain.value.host, edgeOrigin), siteSegment: domain.value.slug || undefined }
}
