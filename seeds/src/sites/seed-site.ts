import type { Language } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'

/** A title in every language of the site. */
export type Titles = Partial<Record<Language, string>>

/** An entry of a header or footer tree: it leads to a page by its path ('' for home), or to a target. */
export type SeedEntry = {
  title: Titles
  breadcrumbOverride?: Titles
  /** Empty or left out means every country. */
  countries?: string[]
  hidden?: boolean
  page?: string
  /** Where there is no page: a path of the website, an http address, `hard:` or `action:`. */
  target?: string
  items?: SeedEntry[]
}

export type SeedSite = {
  name: string
  /** Empty for the main site. */
  slug: string
  domains: { host: string; slug?: string }[]
  /** The preferred language first. */
  languages: Language[]
  /** Languages whose addresses never name a country. */
  languageOnly: Language[]
  internationalOnly: boolean
  theme: ThemeKey
  portalName: string
  hideSideButtons: boolean
  enableCutFont: boolean
  consent: 'group' | 'product' | 'iqc'
  /** By path; without countries it is the one for everybody else. */
  homePages: { page: string; countries: string[] }[]
  headerNavigation: { options: { theme: ThemeKey; hidden: boolean }; items: SeedEntry[] }
  footerNavigation: {
    theme: ThemeKey
    contactLink: { page: string; text: Titles } | null
    sections: SeedEntry[]
  }
}
