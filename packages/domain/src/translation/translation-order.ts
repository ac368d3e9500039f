import { defaultLanguage, type Language } from '../locales/language.ts'
import type { PageTranslation, TranslationState } from './page-translation.ts'

/** The translation of a page into one language was started; it ends with the last import or a reset. */
export type TranslationOrder = { languageCode: Language; exportedAt: string | null; importedAt: string | null }

export type TranslationFacts = {
  /** The languages of the page's site, the preferred one first. */
  siteLanguages: readonly Language[]
  /** The languages in which visitors read the page. */
  published: readonly Language[]
  /** The languages with a text, also those with a draft only. */
  written: readonly Language[]
  orders: readonly TranslationOrder[]
}

/** The source is the preferred language that is published, else the one that is written. All others are targets. */
export function toPageTranslation(facts: TranslationFacts): PageTranslation {
  const { siteLanguages, published, written, orders } = facts
  const sourceLanguage =
    siteLanguages.find((language) => published.includes(language)) ??
    siteLanguages.find((language) => written.includes(language)) ??
    siteLanguages[0] ??
    defaultLanguage
  const targets = siteLanguages.filter((language) => language !== sourceLanguage)
  return {
    sourceLanguage,
    targetLanguages: targets.map((languageCode) => {
      const order = orders.find((one) => one.languageCode === languageCode)
      const { exportedAt = null, importedAt = null } = order ?? {}
      return { languageCode, state: stateOf(order, published.includes(languageCode)), exportedAt, importedAt }
    }),
  }
}

/** Starting again orders only what is still missing, so that a repeated request changes nothing. */
export function listLanguagesToStart(facts: TranslationFacts): Language[] {
  const { targetLanguages } = toPageTranslation(facts)
  return targetLanguages.flatMap(({ languageCode, state }) => (state === 'MarkedForTranslation' ? [languageCode] : []))
}

/** Only orders in progress are reset; delivered texts stay. */
export function listLanguagesToReset(facts: TranslationFacts): Language[] {
  const { targetLanguages } = toPageTranslation(facts)
  return targetLanguages.flatMap(({ languageCode, state }) => (state === 'InProgress' ? [languageCode] : []))
}

function stateOf(order: TranslationOrder | undefined, isPublished: boolean): TranslationState {
  if (order && isUnderway(order)) return 'InProgress'
  return isPublished ? 'Translated' : 'MarkedForTranslation'
}

/** Exporting what is left after an import starts over. Both times are UTC in the same format. */
function isUnderway({ exportedAt, importedAt }: TranslationOrder): boolean {
  return importedAt === null || (exportedAt !== null && exportedAt > importedAt)
}
