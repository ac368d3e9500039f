import { toManifestPath } from '@ferrule/domain/found/web-manifest'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { useRouteLoaderData } from 'react-router'
import type { Scheme } from '../request/contexts.ts'
import { localeCookieName } from '../request/reader-cookies.ts'

/** What header, footer and shell must know. */
export type Frame = {
  siteName: string
  /** Empty for the main site. */
  siteSlug: string
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
  /** Which of the questions about consent this site asks. */
  consent: ConfiguredSite['consent']
  /** What an answer to it may load; nothing where a visit is never measured. */
  tags: { origin: string; container: string } | undefined
  /** Nothing is measured in a visit that only tries things out. */
  testing: boolean
  scheme?: Scheme | undefined
  /** As it stands in addresses. */
  locale: string
  /** The country by name; none internationally. */
  country: string | undefined
  /** The page as all its versions know it: without locale and site. */
  path: string
  /** The address of this page, to come back to. */
  fullPath: string
  /** Where the reader chooses another country or language for this page. */
  switchHref: string
  /** Keeps the choice made there, as the browser may read it. */
  localeCookie: string
  /** Where the browser asks for the news of this site. */
  newsHref: string
  /** For the copyright line. */
  year: number
}

/** When the request failed before its site was known, the shell still stands. */
const unknown: Frame = {
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
  year: 0,
}

export function useFrame(): Frame {
  return useRouteLoaderData<{ frame: Frame }>('root')?.frame ?? unknown
}
