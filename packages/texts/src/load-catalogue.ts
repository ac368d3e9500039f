import type { Language } from '@ferrule/domain/locales/language'
import type { Area, AreaLoaders, Catalogue } from './catalogue.ts'

/** Fetched when somebody reads them. English has no file to fetch where it is built in: see `builtInTexts`. */
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

/** The texts of the areas asked for, and of no other; all of them when none is named. */
export async function loadCatalogue(language: Language, areas?: readonly Area[]): Promise<Partial<Catalogue>> {
  const wanted = areas ?? (Object.keys(await loadEnglish()) as Area[])
  return Object.assign({}, ...(await Promise.all(wanted.map((area) => loadArea(language, area)))))
}

async function loadArea(language: Language, area: Area): Promise<Partial<Catalogue>> {
  if (language === 'en') return (await loadEnglish())[area]
  const loaders = await languageLoaders[language]()
  return loaders[area]()
}

async function loadEnglish() {
  return (await import('./catalogues/en.ts')).englishAreas
}
