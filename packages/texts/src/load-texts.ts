import type { Language } from '@ferrule/domain/locales/language'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Catalogue, TextKey } from './catalogue.ts'
import { en } from './catalogues/en.ts'

/** Gives the text of a key in one language, with its places filled in. */
export type Texts = (key: TextKey, values?: Record<string, string | number>) => string

type Loader = () => Promise<Catalogue>

/** English is always there; the others are fetched when somebody reads them. */
export const catalogueLoaders: Record<Language, Loader> = {
  en: async () => en,
  de: async () => (await import('./catalogues/de.ts')).de,
  fr: async () => (await import('./catalogues/fr.ts')).fr,
  zh: async () => (await import('./catalogues/zh.ts')).zh,
  ja: async () => (await import('./catalogues/ja.ts')).ja,
  es: async () => (await import('./catalogues/es.ts')).es,
  pt: async () => (await import('./catalogues/pt.ts')).pt,
  cs: async () => (await import('./catalogues/cs.ts')).cs,
  hu: async () => (await import('./catalogues/hu.ts')).hu,
  ro: async () => (await import('./catalogues/ro.ts')).ro,
  sk: async () => (await import('./catalogues/sk.ts')).sk,
}

const loaded = new Map<Language, Promise<Texts>>()

/** The same object for everybody who reads a language: it holds no state of a request. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loaded.get(language)
  if (known) return known
  const loading = catalogueLoaders[language]().then((catalogue) => createTexts(language, catalogue))
  loaded.set(language, loading)
  // A chunk that could not be fetched is asked for again next time.
  loading.catch(() => loaded.delete(language))
  return loading
}

export function createTexts(language: Language, catalogue: Catalogue): Texts {
  const i18n: I18n = setupI18n({ locale: language, messages: { [language]: compile(catalogue) } })
  return (key, values) => i18n._(key, values)
}

/** Compiled once, because compiling at each use would cost more than drawing the page. */
function compile(catalogue: Catalogue): Messages {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]))
}
