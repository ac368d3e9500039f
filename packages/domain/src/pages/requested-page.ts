import type { Locale } from '../locales/locale.ts'
import { ok, type Result, refuse } from '../result.ts'
import { findMainDomain } from '../sites/main-domain.ts'
import { selectSite } from '../sites/select-site.ts'
import type { Site } from '../sites/site.ts'
import { type Area, areaOf, isPublicMain } from './area.ts'
import { type PagePath, parsePagePath, toPathname, toSlugs } from './page-path.ts'

/** All that an address says by itself. */
export type RequestedPage<Found extends Site = Site> = {
  site: Found
  /** The path segment by which the site was found; none on a host of its own. */
  siteSegment: string | undefined
  locale: Locale | undefined
  /** Those after locale and site. */
  segments: readonly string[]
  area: Area
  isPublicMain: boolean
  slug: string
  parentSlug: string
}

/** Total: any host and path is a page of some site, as long as there is a main site and the site found has a domain. */
export function readRequestedPage<Found extends Site>(
  sites: readonly Found[],
  address: { host: string; pathname: string },
): Result<RequestedPage<Found>, 'no-site' | 'site-without-domain'> {
  const path = parsePagePath(address.pathname)
  const [first] = path.segments
  const selected = selectSite(sites, { host: address.host, segment: first })
  if (!selected) return refuse('no-site')
  const domain = findMainDomain(selected.site)
  if (!domain.ok) return domain
  const segments = selected.bySlug ? path.segments.slice(1) : path.segments
  return ok({
    site: selected.site,
    siteSegment: selected.bySlug ? first : undefined,
    locale: path.locale,
    segments,
    area: areaOf(segments),
    isPublicMain: isPublicMain(selected.site.slug, segments),
    ...toSlugs(segments),
  })
}

/** The path that leads to a page again: locale, then the segment of a site without its own host, then the page. */
export function toRequestPath({
  locale,
  siteSegment,
  segments,
}: PagePath & { siteSegment: string | undefined }): string {
  return toPathname({ locale, segments: siteSegment === undefined ? segments : [siteSegment, ...segments] })
}
