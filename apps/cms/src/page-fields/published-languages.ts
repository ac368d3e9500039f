import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import type { CollectionBeforeReadHook } from 'payload'

/** Runs as a `beforeRead` hook, because there the status of every language is available, not only the requested one. */
export const addPublishedLanguages: CollectionBeforeReadHook = ({ doc }) => {
  const publishedLanguages = toPublishedLanguages(doc['_status'], doc['appearsAt'], new Date())
  return { ...doc, publishedLanguages }
}

/** The published languages without those under embargo: no page may link to them yet. */
export function toPublishedLanguages(status: unknown, appearsAt: unknown, now: Date): Language[] {
  const embargoes = new Map(entriesOf(appearsAt))
  return entriesOf(status).flatMap(([locale, state]) => {
    const embargo = embargoes.get(locale)
    const isHidden = typeof embargo === 'string' && new Date(embargo) > now
    return state === 'published' && !isHidden && isLanguage(locale) ? [locale] : []
  })
}

function entriesOf(byLocale: unknown): [string, unknown][] {
  return typeof byLocale === 'object' && byLocale !== null ? Object.entries(byLocale) : []
}
