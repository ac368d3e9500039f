import type { Locale } from '../locales/locale.ts'
import { ok, type Result, refuse } from '../result.ts'
import { findMainDomain } from '../sites/main-domain.ts'
import { selectSite } from '../sites/select-site.ts'
import type { Site } from '../sites/site.ts'
import { type Area, areaOf, isPublicMain } from './area.ts'
import { type PagePath, parsePagePath, toPathname, toSlugs } from './page-path.ts'

/** The parsed URL of a page; says nothing about whether the page exists. */
export type RequestedPage<Found extends Site = Site> = {
  site: Found
  /** The path segment of the site; undefined for a site with its own host. */
  siteSegment: string | undefined
  locale: Locale | undefined
  /** The segments after locale and site. */
  segments: readonly string[]
  area: Area
  isPublicMain: boolean
  slug: string
  parentSlug: string
}

/** Parses any host and path. Refuses only if there is no main site or the site has no domain. */
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

/** The path of a page: locale, then the segment of a site without its own host, then the page's segments. */
export function toRequestPath({
  locale,
  siteSegment,
  segments,
}: PagePath & { siteSegment: string | undefined }): string {
  return toPathname({ locale, segments: siteSegment === undefined ? segments : [siteSegment, ...segments] })
}
