import type { ReadOptions } from '@ferrule/content-client/content-client'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { SystemData } from '@ferrule/content-client/system-data'
import type { VisitFlags } from '@ferrule/domain/flags/visit-flags'
import type { Locale } from '@ferrule/domain/locales/locale'
import type { AvailableLocales } from '@ferrule/domain/locales/available-locales'
import type { RequestedPage } from '@ferrule/domain/pages/requested-page'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Texts } from '@ferrule/texts/load-texts'
import { createContext } from 'react-router'
import type { SiteNavigation } from '../frame/site-navigation.ts'
import type { View } from '../pages/view.ts'

export type Scheme = 'light' | 'dark'

/** The site, locale, flags and permissions of a page request, determined before its route runs. */
export type Visit = Omit<RequestedPage<ConfiguredSite>, 'locale'> & {
  /** Always one that the site offers; negotiated if the URL contains none. */
  locale: Locale
  /** As requested. */
  pathname: string
  search: string
  system: SystemData
  /** The locales of this site. */
  offer: AvailableLocales
  flags: VisitFlags
  isEditor: boolean
  /** The options for content queries of this visit. */
  reading: ReadOptions
  /** An explicit choice of light or dark; otherwise the system setting applies, in areas with dark styles. */
  scheme?: Scheme | undefined
}

export const visitContext = createContext<Visit>()

/** Loads the editorial error page for this visit. */
export const errorPageContext = createContext<(() => Promise<PublishedPage | undefined>) | null>(null)

/** Set if the response is private to this visit, with the cookies to set. */
export const privateResponseContext = createContext<{ cookies: readonly string[] } | null>(null)

/** The interface texts in the visitor's language. */
export const textsContext = createContext<Texts | null>(null)

/**
 * View and navigation are passed to the server's renderer by context and not as loader data, which the framework would
 * serialise for a hydration that never happens.
 */
export const viewContext = createContext<View | null>(null)

export const siteNavigationContext = createContext<SiteNavigation | null>(null)
