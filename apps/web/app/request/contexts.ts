import type { ReadOptions } from '@ferrule/content-client/content-client'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { SystemData } from '@ferrule/content-client/system-data'
import type { VisitFlags } from '@ferrule/domain/flags/visit-flags'
import type { Locale } from '@ferrule/domain/locales/locale'
import type { LocaleOffer } from '@ferrule/domain/locales/locale-offer'
import type { RequestedPage } from '@ferrule/domain/pages/requested-page'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Texts } from '@ferrule/texts/load-texts'
import { createContext } from 'react-router'
import type { SiteNavigation } from '../frame/site-navigation.ts'
import type { View } from '../pages/view.ts'

export type Scheme = 'light' | 'dark'

/** What is known of a request for a document before its route runs. */
export type Visit = Omit<RequestedPage<ConfiguredSite>, 'locale'> & {
  /** One that the site offers; where the address names none, the one that suits the reader. */
  locale: Locale
  /** As the reader typed them. */
  pathname: string
  search: string
  system: SystemData
  /** What the readers of this site can choose from. */
  offer: LocaleOffer
  flags: VisitFlags
  isEditor: boolean
  /** How content is read for this visit. */
  reading: ReadOptions
  /** Light or dark by choice; without one the reader's system decides, where dark exists at all. */
  scheme?: Scheme | undefined
}

export const visitContext = createContext<Visit>()

/** Reads what an editor wrote for the case that this visit fails. */
export const errorPageContext = createContext<(() => Promise<PublishedPage | undefined>) | null>(null)

/** Set where an answer is for this visit alone, with the cookies it leaves. */
export const privateAnswerContext = createContext<{ cookies: readonly string[] } | null>(null)

/** The interface texts in the reader's language. */
export const textsContext = createContext<Texts | null>(null)

/**
 * A page's content and the navigation go this way to the server's renderer and not through a loader's answer: the
 * framework would serialise them for a hydration that never happens.
 */
export const viewContext = createContext<View | null>(null)

export const siteNavigationContext = createContext<SiteNavigation | null>(null)
