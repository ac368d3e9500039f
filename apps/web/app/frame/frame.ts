import { nameOfCountry } from '@ferrule/domain/countries/country'
import { toManifestPath } from '@ferrule/domain/found/web-manifest'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { findOfferedCountry } from '@ferrule/domain/locales/locale-offer'
import { toPathname } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import { toPortalHome } from '@ferrule/domain/sign-in/return-path'
import { useRouteLoaderData } from 'react-router'
import type { Scheme, Visit } from '../request/contexts.ts'
import { localeCookieName } from '../request/reader-cookies.ts'

/** What header, footer and shell must know. */
export type Frame = {
  siteName: string
  /** The site's first page in this language; every link within the site begins with it. */
  home: string
  portalName: string
  /** On the main host, wherever the reader is. */
  portalHome: string
  theme: ThemeKey
  /** How the site looks on the first screen of a phone. */
  manifest: string
  headerTheme: ThemeKey
  headerHidden: boolean
  cutFont: boolean
  sideButtons: boolean
  /** Nothing is measured in a visit that only tries things out. */
  testing: boolean
  scheme?: Scheme | undefined
  /** As it stands in addresses. */
  locale: string
  /** The country by name; none internationally. */
  country: string | undefined
  /** The page as all its versions know it: without locale and site. */
  path: string
  /** Where the reader chooses another country or language for this page. */
  switchHref: string
  /** Keeps the choice made there, as the browser may read it. */
  localeCookie: string
  /** Where the browser asks for the news of this site. */
  newsHref: string
  /** For the copyright line. */
  year: number
}

type Surroundings = { now: Date; mainOrigin: string }

export function toFrame(visit: Visit, { now, mainOrigin }: Surroundings): Frame {
  const { site, siteSegment, locale, segments, offer } = visit
  const toMain = site.slug === '' || siteSegment !== undefined ? '' : mainOrigin
  const path = toPathname({ locale: undefined, segments })
  const country = findOfferedCountry(offer, locale.country)
  return {
    siteName: site.name,
    home: toRequestPath({ locale, siteSegment, segments: [] }),
    portalName: site.portalName,
    portalHome: `${toMain}${toPortalHome(locale)}`,
    theme: site.theme,
    manifest: toManifestPath(site.slug),
    headerTheme: site.headerNavigation?.options.theme ?? 'Default',
    headerHidden: site.headerNavigation?.options.hidden ?? false,
    cutFont: site.enableCutFont,
    sideButtons: !site.hideSideButtons,
    testing: visit.flags.testing,
    scheme: visit.scheme,
    locale: toUrlCode(locale),
    country: country && nameOfCountry(country, locale.language),
    path,
    switchHref: `${toRequestPath({ locale, siteSegment, segments: ['switch'] })}?${new URLSearchParams({ path })}`,
    localeCookie: localeCookieName(site.slug),
    newsHref: `/api/news?${new URLSearchParams({ site: site.id, locale: toUrlCode(locale) })}`,
    year: now.getFullYear(),
  }
}

/** When the request failed before its site was known, the shell still stands. */
const unknown: Frame = {
  siteName: '',
  home: '/en',
  portalName: 'mykomax',
  portalHome: '/en/mykomax',
  theme: 'Default',
  manifest: toManifestPath(''),
  headerTheme: 'Default',
  headerHidden: false,
  cutFont: true,
  sideButtons: false,
  testing: false,
  locale: defaultLanguage,
  country: undefined,
  path: '/',
  switchHref: '/en/switch',
  localeCookie: localeCookieName(''),
  newsHref: '/api/news',
  year: 0,
}

export function useFrame(): Frame {
  return useRouteLoaderData<{ frame: Frame }>('root')?.frame ?? unknown
}
