import type { Language } from '../locales/language.ts'
import type { Redirect } from '../redirects/redirect-table.ts'

/** A page as it would be published in one language. */
export type GateText = {
  pageId: string
  title: string
  path: string
  language: Language
  isProtected: boolean
  links: readonly { href: string }[]
  pictures: readonly { name: string; alt: string | null }[]
  /** In their order; the title of the page is above all of them. */
  headings: readonly { level: 2 | 3; text: string }[]
  /** Texts of the source that have no translation, or an outdated one. */
  openTexts: number
}

/** A page of the site that is linked to, as visitors find it after the publication. */
export type GatePage = { id: string; path: string; isProtected: boolean; languages: readonly Language[] }

export type GateSite = {
  /** The languages that the site offers. */
  languages: readonly Language[]
  pages: readonly GatePage[]
  redirects: readonly Redirect[]
  /** Ids of the pages that a navigation or the list of start pages contains. */
  navigated: ReadonlySet<string>
  /** The paths that published pages link to. */
  linkedPaths: ReadonlySet<string>
  /** The ids of the pages that references on published pages name. */
  linkedPages: ReadonlySet<string>
}
