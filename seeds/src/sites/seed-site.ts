import type { Language } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'

/** Title in every language of the site. */
export type Titles = Partial<Record<Language, string>>

/** Entry of a header or footer: links to a page by path ('' for home), or to a target. */
export type SeedEntry = {
  title: Titles
  breadcrumbOverride?: Titles
  /** Undefined or empty for every country. */
  countries?: string[]
  hidden?: boolean
  page?: string
  /** Instead of a page: a path of the website, a URL, `hard:` or `action:`. */
  target?: string
  items?: SeedEntry[]
}

export type SeedSite = {
  name: string
  /** Empty for the main site. */
  slug: string
  domains: { host: string; slug?: string }[]
  /** Default language first. */
  languages: Language[]
  /** Languages whose URLs have no country. */
  languageOnly: Language[]
  internationalOnly: boolean
  theme: ThemeKey
  portalName: string
  hideSideButtons: boolean
  enableCutFont: boolean
  consent: 'group' | 'product' | 'iqc'
  /** Home pages by path; the one without countries is the default. */
  homePages: { page: string; countries: string[] }[]
  headerNavigation: { options: { theme: ThemeKey; hidden: boolean }; items: SeedEntry[] }
  footerNavigation: {
    theme: ThemeKey
    contactLink: { page: string; text: Titles } | null
    sections: SeedEntry[]
  }
}
