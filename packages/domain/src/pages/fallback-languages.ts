import type { Language } from '../locales/language.ts'

/** The languages that content is written in; all others are translations. */
const sourceLanguages: readonly Language[] = ['en', 'de']

/**
 * The languages in which a page may be shown when it lacks the requested one, best first. Header and footer stay in the
 * requested language, and a banner explains the fallback.
 */
export function fallbackLanguages(siteLanguages: readonly Language[], requested: Language): Language[] {
  return sourceLanguages.filter((language) => language !== requested && siteLanguages.includes(language))
}
