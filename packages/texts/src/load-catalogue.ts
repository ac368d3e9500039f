import type { Language } from '@ferrule/domain/locales/language'
import type { Area, AreaLoaders, Catalogue } from './catalogue.ts'

/** Fetched when somebody reads them. */
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

/** The texts of the areas asked for, and of no other; all of them when none is named. */
export async function loadCatalogue(language: Language, areas?: readonly Area[]): Promise<Partial<Catalogue>> {
  const loaders = await languageLoaders[language]()
  const wanted = areas ?? (Object.keys(loaders) as Area[])
  return Object.assign({}, ...(await Promise.all(wanted.map((area) => loaders[area]()))))
}
