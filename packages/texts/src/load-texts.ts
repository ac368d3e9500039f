import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { type Messages, setupI18n } from '@lingui/core'
import type { Area, Catalogue, TextKey } from './catalogue.ts'
import { compileText } from './compile-text.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** Gives the text of a key in one language, with its places filled in. */
export type Texts<A extends Area = Area> = (key: TextKey<A>, values?: Record<string, string | number>) => string

const loaded = new Map<string, Promise<Texts>>()

/**
 * The words of a language, of some areas or of all. The same object for everybody who asks for the same:
 * it holds no state of a request.
 */
export function loadTexts(language: Language): Promise<Texts>
export function loadTexts<A extends Area>(language: Language, areas: readonly A[]): Promise<Texts<A>>
export function loadTexts(language: Language, areas?: readonly Area[]): Promise<Texts> {
  const wanted = [language, ...(areas?.toSorted() ?? ['all'])].join(' ')
  const known = loaded.get(wanted)
  if (known) return known
  const loading = loadCatalogue(language, areas).then((catalogue) => toTexts(language, catalogue))
  loaded.set(wanted, loading)
  // A chunk that could not be fetched is asked for again next time.
  loading.catch(() => loaded.delete(wanted))
  return loading
}

/** The words of a catalogue that is at hand, of all areas or of some. */
export function createTexts<A extends Area>(language: Language, catalogue: Catalogue<A>): Texts<A> {
  const texts = toTexts(language, catalogue)
  return (key, values) => texts(key as TextKey, values)
}

function toTexts(language: Language, catalogue: object): Texts {
  const messages = { [language]: compile(catalogue) }
  // Figures inside a text are written as everywhere else: 1’480 in German.
  const i18n = setupI18n({ locale: language, locales: toServiceLocale(language), messages })
  return (key, values) => i18n._(key, values)
}

/** Compiled once, because compiling at each use would cost more than drawing the page. */
function compile(catalogue: Partial<Catalogue>): Messages {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileText(text)]))
}
