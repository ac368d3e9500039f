import type { Language } from '@ferrule/domain/locales/language'
import type { Area, AreaLoaders, Catalogue } from './catalogue.ts'

/** Dynamic imports, so that each language is loaded on demand. */
const languageLoaders: Record<Language, () => Promise<AreaLoaders>> = {
  en: async () => (await import('./catalogues/en.ts')).en,
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

/** Loads the texts of the given areas, by default of all. */
export async function loadTextCatalogue(language: Language, areas?: readonly Area[]): Promise<Partial<Catalogue>> {
  const loaders = await languageLoaders[language]()
  const areasToLoad = areas ?? (Object.keys(loaders) as Area[])
  return Object.assign({}, ...(await Promise.all(areasToLoad.map((area) => loaders[area]()))))
}
