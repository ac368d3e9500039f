import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { type Locale, toUrlCode } from '@ferrule/domain/locales/locale'
import { toPathname } from '@ferrule/domain/pages/page-path'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import { toPortalHome } from '@ferrule/domain/sign-in/return-path'
import { useRouteLoaderData } from 'react-router'
import type { Scheme, Visit } from '../request/contexts.ts'

/** What header, footer and shell must know. */
export type Frame = {
  siteName: string
  /** The site's first page in this language; every link within the site begins with it. */
  home: string
  portalName: string
  /** On the main host, wherever the reader is. */
  portalHome: string
  theme: ThemeKey
  scheme?: Scheme | undefined
  languages: readonly Language[]
  /** As it stands in addresses. */
  locale: string
  /** For the copyright line. */
  year: number
}

type Surroundings = { now: Date; mainOrigin: string }

export function toFrame({ site, siteSegments, ...visit }: Visit, { now, mainOrigin }: Surroundings): Frame {
  const locale: Locale = visit.locale ?? { language: site.languages[0] ?? defaultLanguage, country: undefined }
  const isOnMainHost = site.slug === '' || siteSegments.length > 0
  return {
    siteName: site.name,
    home: toPathname({ locale, segments: siteSegments }),
    portalName: site.portalName,
    portalHome: isOnMainHost ? toPortalHome(locale) : `${mainOrigin}${toPortalHome(locale)}`,
    theme: site.theme,
    scheme: visit.scheme,
    languages: site.languages,
    locale: toUrlCode(locale),
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
  languages: [],
  locale: defaultLanguage,
  year: 0,
}

export function useFrame(): Frame {
  return useRouteLoaderData<{ frame: Frame }>('root')?.frame ?? unknown
}
