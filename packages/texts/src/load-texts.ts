import { spellGerman, spellGermanRecord } from '@ferrule/domain/locales/german-spelling'
import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { type Messages, setupI18n } from '@lingui/core'
import type { Area, Catalogue, TextKey } from './catalogue.ts'
import { compileText } from './compile-text.ts'
import { loadTextCatalogue } from './load-text-catalogue.ts'

/** Returns the text of a key in one language, with its placeholders filled in. */
export type Texts<A extends Area = Area> = (key: TextKey<A>, values?: Record<string, string | number>) => string

const loaded = new Map<string, Promise<Texts>>()

/**
 * Loads the texts of a language, of all areas or of some, in the spelling of a country. The result is cached and shared
 * between requests, because it has no state.
 */
export function loadTexts(language: Language, areas?: undefined, country?: string): Promise<Texts>
export function loadTexts<A extends Area>(language: Language, areas: readonly A[], country?: string): Promise<Texts<A>>
export function loadTexts(language: Language, areas?: readonly Area[], country?: string): Promise<Texts> {
  // Two spellings at most: countries with the same one share their texts.
  const cacheKey = [language, spellGerman('ß', country), ...(areas?.toSorted() ?? ['all'])].join(' ')
  const cached = loaded.get(cacheKey)
  if (cached) return cached
  const loading = loadTextCatalogue(language, areas).then((catalogue) =>
    toTexts(language, spellGermanRecord(catalogue, { language, country })),
  )
  loaded.set(cacheKey, loading)
  // A chunk that failed to load is requested again next time.
  loading.catch(() => loaded.delete(cacheKey))
  return loading
}

/** Creates texts from a loaded catalogue. */
export function createTexts<A extends Area>(language: Language, catalogue: Catalogue<A>): Texts<A> {
  const texts = toTexts(language, catalogue)
  return (key, values) => texts(key as TextKey, values)
}

function toTexts(language: Language, catalogue: object): Texts {
  const messages = { [language]: compile(catalogue) }
  // Numbers in texts use the service locale as well: 1’480 in German.
  const i18n = setupI18n({ locale: language, locales: toServiceLocale(language), messages })
  return (key, values) => i18n._(key, values)
}

/** Compiles all texts once: compiling on each use would take longer than rendering the page. */
function compile(catalogue: Partial<Catalogue>): Messages {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileText(text)]))
}
