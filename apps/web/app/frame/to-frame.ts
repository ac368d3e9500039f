import { nameOfCountry } from '@ferrule/domain/countries/country'
import { toManifestPath } from '@ferrule/domain/found/web-manifest'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { findOfferedCountry } from '@ferrule/domain/locales/locale-offer'
import { toPathname } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { toPortalHome } from '@ferrule/domain/sign-in/return-path'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Visit } from '../request/contexts.ts'
import { localeCookieName } from '../request/reader-cookies.ts'
import type { Frame } from './frame.ts'

type Surroundings = {
  now: Date
  mainOrigin: string
  /** The tag manager of each kind of site; nothing where none is set up. */
  tagManager: TagManager | undefined
}

export type TagManager = { origin: string; containers: Record<ConfiguredSite['consent'], string> }

/** Only the server makes it: what this needs stays out of the browser. */
export function toFrame(visit: Visit, { now, mainOrigin, tagManager }: Surroundings): Frame {
  const { site, siteSegment, locale, segments, offer } = visit
  const toMain = site.slug === '' || siteSegment !== undefined ? '' : mainOrigin
  const path = toPathname({ locale: undefined, segments })
  const country = findOfferedCountry(offer, locale.country)
  return {
    siteName: site.name,
    siteSlug: site.slug,
    home: toRequestPath({ locale, siteSegment, segments: [] }),
    portalName: site.portalName,
    portalHome: `${toMain}${toPortalHome(locale)}`,
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
    year: now.getFullYear(),
  }
}

/** Neither technical pages nor the portal nor the editor area ever load anything of others. */
function isPublic({ area }: Visit): boolean {
  return area === 'public'
}
