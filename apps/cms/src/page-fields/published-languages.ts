import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import type { CollectionBeforeReadHook } from 'payload'

/** Runs as a `beforeRead` hook, because there the status of every language is available, not only the requested one. */
export const addPublishedLanguages: CollectionBeforeReadHook = ({ doc }) => {
  return { ...doc, publishedLanguages: toPublishedLanguages(doc['_status']) }
}

export function toPublishedLanguages(status: unknown): Language[] {
  if (typeof status !== 'object' || status === null) return []
  return Object.entries(status).flatMap(([locale, state]) =>
    state === 'published' && isLanguage(locale) ? [locale] : [],
  )
}
