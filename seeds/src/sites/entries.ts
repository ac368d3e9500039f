import type { Language } from '@ferrule/domain/locales/language'
import type { SeedEntry } from './seed-site.ts'
import type { TitleKey } from './titles/title-key.ts'
import { titlesIn } from './titles/titles.ts'

type Rest = Partial<Omit<SeedEntry, 'title'>>

/** Returns functions that create entries with titles in the given languages. */
export function entriesIn(languages: Language[]) {
  return {
    /** Link to the page with this path. */
    toPage: (title: TitleKey, page: string, rest: Rest = {}): SeedEntry => ({
      title: titlesIn(languages, title),
      page,
      ...rest,
    }),
    /** Links to child pages; the title key is the last segment of the path. */
    below: (parent: string, ...titles: TitleKey[]): SeedEntry[] =>
      titles.map((title) => ({ title: titlesIn(languages, title), page: `${parent}/${title}` })),
    /** Link to something other than a page: a product, the portal, an action. */
    toTarget: (title: SeedEntry['title'], target: string, rest: Rest = {}): SeedEntry => ({ title, target, ...rest }),
  }
}

/** Title of a proper name, the same in every language. */
export function sameName(languages: Language[], name: string): SeedEntry['title'] {
  return Object.fromEntries(languages.map((language) => [language, name]))
}
