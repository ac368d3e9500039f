import type { Language } from '@ferrule/domain/locales/language'
import type { MenuIcon } from '@ferrule/domain/navigation/menu-teaser'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { PictureName } from '../content/pictures.ts'

/** Title in every language of the site. */
export type Titles = Partial<Record<Language, string>>

/** Entry of a header or footer: links to a page by path ('' for home), or to a target. */
export type SeedEntry = {
  title: Titles
  breadcrumbOverride?: Titles
  /** Line below the title in the menu. */
  note?: Titles
  icon?: MenuIcon
  /** First level of a header only. */
  teaser?: SeedTeaser
  /** Undefined or empty for every country. */
  countries?: string[]
  hidden?: boolean
  page?: string
  /** Instead of a page: a path of the website, a URL, `hard:` or `action:`. */
  target?: string
  items?: SeedEntry[]
}

/** A teaser beside the entries of a menu. */
export type SeedTeaser = { label: Titles; title: Titles; text: Titles; target: string; image: PictureName }

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
