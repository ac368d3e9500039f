import type { Language } from './language.ts'

/** The locale codes of our services. German numbers are formatted the Swiss way, so German is de-CH. */
const serviceLocales: Record<Language, string> = {
  en: 'en-US',
  de: 'de-CH',
  fr: 'fr-FR',
  zh: 'zh-CN',
  ja: 'ja-JP',
  es: 'es-ES',
  pt: 'pt-BR',
  cs: 'cs-CZ',
  hu: 'hu-HU',
  ro: 'ro-RO',
  sk: 'sk-SK',
}

export function toServiceLocale(language: string): string {
  return Object.hasOwn(serviceLocales, language) ? serviceLocales[language as Language] : serviceLocales.en
}
