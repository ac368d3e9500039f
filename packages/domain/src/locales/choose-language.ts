import { acceptedLanguages } from './accepted-languages.ts'
import { defaultLanguage, type Language } from './language.ts'
import { parseLocale } from './locale.ts'

export type LanguageWishes = {
  /** What the reader chose earlier, as an address code. */
  stored: string | undefined
  /** The browser's Accept-Language header. */
  accepted: string | undefined
  /** What the site offers, its preferred language first. */
  offered: readonly Language[]
}

/** The language for an address that names none: the stored choice, else the browser's best, else the site's first. */
export function chooseLanguage({ stored, accepted, offered }: LanguageWishes): Language {
  const chosen = stored ? parseLocale(stored)?.language : undefined
  if (chosen && offered.includes(chosen)) return chosen
  const wish = acceptedLanguages(accepted ?? '').find((language) => offered.includes(language))
  return wish ?? offered[0] ?? defaultLanguage
}
