import type { Site, SiteDomain } from './site.ts'

export type SitePlace = {
  /** As in the Host header; a port is ignored. */
  host: string
  /** The first path segment after the locale. */
  segment: string | undefined
}

export type SelectedSite<Found extends Site = Site> = {
  site: Found
  /** Whether the site was found by its path segment, which then does not belong to the page's path. */
  bySlug: boolean
}

/**
 * Selects the site by, in this order: exact host with slug, exact host, host suffix with slug, host suffix; otherwise
 * the main site. The longest suffix wins. Undefined only without a main site.
 */
export function selectSite<Found extends Site>(
  sites: readonly Found[],
  place: SitePlace,
): SelectedSite<Found> | undefined {
  const host = place.host.toLowerCase().replace(/:\d*$/, '')
  const candidates = sites
    .flatMap((site) => site.domains.map((domain) => ({ site, domain, rank: rankOf(domain, host, place.segment) })))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || other.domain.host.length - one.domain.host.length)
  const best = candidates[0]
  if (best) return { site: best.site, bySlug: Boolean(best.domain.slug) }
  const main = sites.find(({ slug }) => slug === '')
  return main && { site: main, bySlug: false }
}

function rankOf(domain: SiteDomain, host: string, segment: string | undefined): number {
  if (domain.slug && domain.slug !== segment) return 0
  const siteHost = domain.host.toLowerCase()
  if (siteHost === '') return 0
  if (host === siteHost) return domain.slug ? 4 : 3
  // Only at a dot: evil-norlitz.example must never match norlitz.example.
  if (host.endsWith(`.${siteHost}`)) return domain.slug ? 2 : 1
  return 0
}
