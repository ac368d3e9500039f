import type { Language } from '@ferrule/domain/locales/language'
import type { Area, AreaLoaders, Catalogue } from './catalogue.ts'
import { englishAreas } from './catalogues/en.ts'

/** English is always there; the others are fetched when somebody reads them. */
const languageLoaders: Record<Exclude<Language, 'en'>, () => Promise<AreaLoaders>> = {
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

export const allAreas = Object.keys(englishAreas) as Area[]

/** The texts of the areas asked for, and of no other. */
export async function loadCatalogue(language: Language, areas: readonly Area[]): Promise<Partial<Catalogue>> {
  const parts = await Promise.all(areas.map((area) => loadArea(language, area)))
  return Object.assign({}, ...parts)
}

async function loadArea(language: Language, area: Area): Promise<Partial<Catalogue>> {
  if (language === 'en') return englishAreas[area]
  const loaders = await languageLoaders[language]()
  return loaders[area]()
}
