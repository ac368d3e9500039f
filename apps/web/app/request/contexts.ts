import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Locale } from '@ferrule/domain/locales/locale'
import type { Site } from '@ferrule/domain/sites/site'
import type { Texts } from '@ferrule/texts/load-texts'
import { createContext } from 'react-router'

export type Scheme = 'light' | 'dark'

/** What is known of a request for a document before its route runs. */
export type Visit = {
  site: Site
  /** The segment by which a site without its own host was found; part of all its addresses. */
  siteSegments: readonly string[]
  /** Absent where the address names none. */
  locale: Locale | undefined
  /** The address after locale and site. */
  segments: readonly string[]
  /** As the reader typed them. */
  pathname: string
  search: string
  /** Light or dark by choice; without one the reader's system decides, where dark exists at all. */
  scheme?: Scheme | undefined
}

export const visitContext = createContext<Visit>()

/** The interface texts in the reader's language. */
export const textsContext = createContext<Texts | null>(null)

/**
 * A page's content goes this way to the server's renderer and not through the loader's answer: the framework
 * would serialise it for a hydration that never happens.
 */
export const pageContentContext = createContext<PublishedPage | null>(null)
