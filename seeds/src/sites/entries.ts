import type { Language } from '@ferrule/domain/locales/language'
import type { SeedEntry } from './seed-site.ts'
import { type TitleKey, titlesIn } from './titles/titles.ts'

type Rest = Partial<Omit<SeedEntry, 'title'>>

/** Writes entries with their titles in the languages of one site. */
export function entriesIn(languages: Language[]) {
  return {
    /** Leads to the page with this path. */
    toPage: (title: TitleKey, page: string, rest: Rest = {}): SeedEntry => ({
      title: titlesIn(languages, title),
      page,
      ...rest,
    }),
    /** Leads to the pages below a page, each called as the last part of its path. */
    below: (parent: string, ...titles: TitleKey[]): SeedEntry[] =>
      titles.map((title) => ({ title: titlesIn(languages, title), page: `${parent}/${title}` })),
    /** Leads to what is no page: a product, the portal, an action. */
    toTarget: (title: SeedEntry['title'], target: string, rest: Rest = {}): SeedEntry => ({ title, target, ...rest }),
  }
}

/** A proper name, which is the same in every language. */
export function sameName(languages: Language[], name: string): SeedEntry['title'] {
  return Object.fromEntries(languages.map((language) => [language, name]))
}
