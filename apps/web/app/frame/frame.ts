import { toManifestPath } from '@ferrule/domain/seo/web-manifest'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { useRouteLoaderData } from 'react-router'
import type { Scheme } from '../visit/contexts.ts'
import { localeCookieName } from '../visit/visitor-cookies.ts'

/** The data of header, footer and shell. */
export type Frame = {
  siteName: string
  /** Empty for the main site. */
  siteSlug: string
  /** The path of the site's home page in this language; the prefix of every link within the site. */
  home: string
  portalName: string
  /** Always on the main host. */
  portalHome: string
  theme: ThemeKey
  /** The path of the web app manifest. */
  manifest: string
  headerTheme: ThemeKey
  headerHidden: boolean
  cutFont: boolean
  sideButtons: boolean
  /** The consent profile of the site. */
  consent: ConfiguredSite['consent']
  /** The tags that consent may load; undefined in areas without tracking. */
  tags: { origin: string; container: string } | undefined
  /** A test visit is never tracked. */
  testing: boolean
  scheme?: Scheme | undefined
  /** In the format of URLs, such as `de-ch`. */
  locale: string
  /** The name of the country; undefined for international locales. */
  country: string | undefined
  /** The path of the page without locale and site, which all its versions share. */
  path: string
  /** The complete path of this page, for redirects back to it. */
  fullPath: string
  /** The page to choose another country or language for this page. */
  switchHref: string
  /** The name of the cookie with that choice; scripts may read it. */
  localeCookie: string
  /** The API for the news of this site. */
  newsHref: string
  /** The resource with the id of the newest item. */
  newestNewsHref: string
  /** For the copyright line. */
  year: number
}

/** The frame of a request that failed before its site was determined. */
const fallbackFrame: Frame = {
  siteName: '',
  siteSlug: '',
  home: '/en',
  portalName: 'mykomax',
  portalHome: '/en/mykomax',
  theme: 'Default',
  manifest: toManifestPath(''),
  headerTheme: 'Default',
  headerHidden: false,
  cutFont: true,
  sideButtons: false,
  consent: 'group',
  tags: undefined,
  testing: false,
  locale: defaultLanguage,
  country: undefined,
  path: '/',
  fullPath: '/en',
  switchHref: '/en/switch',
  localeCookie: localeCookieName(''),
  newsHref: '/api/news',
  newestNewsHref: '/en/feeds/newest.json',
  year: 0,
}

export function useFrame(): Frame {
  return useRouteLoaderData<{ frame: Frame }>('root')?.frame ?? fallbackFrame
}
