import type { Language } from '../locales/language.ts'

/** The languages everything is written in first. */
const sourceLanguages: readonly Language[] = ['en', 'de']

/**
 * In which languages a page may be shown to a reader whose own it lacks, the better one first. The frame stays in
 * the reader's language, and a banner says what they read.
 */
export function fallbackLanguages(siteLanguages: readonly Language[], wanted: Language): Language[] {
  return sourceLanguages.filter((language) => language !== wanted && siteLanguages.includes(language))
}
