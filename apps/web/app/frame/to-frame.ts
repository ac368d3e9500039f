import { nameOfCountry } from '@ferrule/domain/countries/country'
import { toManifestPath } from '@ferrule/domain/seo/web-manifest'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { findOfferedCountry } from '@ferrule/domain/locales/available-locales'
import { toPathname } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { toPortalHome } from '@ferrule/domain/sign-in/return-path'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Visit } from '../visit/contexts.ts'
import { localeCookieName } from '../visit/visitor-cookies.ts'
import type { Frame } from './frame.ts'

type FrameOptions = {
  now: Date
  mainOrigin: string
  /** The tag manager with a container for each consent profile; undefined if none is configured. */
  tagManager: TagManager | undefined
}

export type TagManager = { origin: string; containers: Record<ConfiguredSite['consent'], string> }

/** Runs on the server only, so that its dependencies are not in the browser bundle. */
export function toFrame(visit: Visit, { now, mainOrigin, tagManager }: FrameOptions): Frame {
  const { site, siteSegment, locale, segments, offer } = visit
  const portalOrigin = site.slug === '' || siteSegment !== undefined ? '' : mainOrigin
  const path = toPathname({ locale: undefined, segments })
  const country = findOfferedCountry(offer, locale.country)
  const home = toRequestPath({ locale, siteSegment, segments: [] })
  return {
    siteName: site.name,
    siteSlug: site.slug,
    home,
    portalName: site.portalName,
    portalHome: `${portalOrigin}${toPortalHome(locale)}`,
    theme: site.theme,
    manifest: toManifestPath(site.slug),
    headerTheme: site.headerNavigation?.options.theme ?? 'Default',
    headerHidden: site.headerNavigation?.options.hidden ?? false,
    cutFont: site.enableCutFont,
    sideButtons: !site.hideSideButtons,
    consent: site.consent,
    tags:
      isPublic(visit) && tagManager
        ? { origin: tagManager.origin, container: tagManager.containers[site.consent] }
        : undefined,
    testing: visit.flags.testing,
    scheme: visit.scheme,
    locale: toUrlCode(locale),
    country: country && nameOfCountry(country, locale.language),
    path,
    fullPath: visit.pathname,
    switchHref: `${toRequestPath({ locale, siteSegment, segments: ['switch'] })}?${new URLSearchParams({ path })}`,
    localeCookie: localeCookieName(site.slug),
    newsHref: `/api/news?${new URLSearchParams({ site: site.id, locale: toUrlCode(locale) })}`,
    newestNewsHref: `${home}/feeds/newest.json`,
    year: now.getFullYear(),
  }
}

/** Technical pages, the portal and the editor area never load third-party tags. */
function isPublic({ area }: Visit): boolean {
  return area === 'public'
}
