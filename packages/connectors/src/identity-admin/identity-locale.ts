import type { Language } from '@ferrule/domain/locales/language'

/** The identity server has translations for these regions only. */
const regional: Partial<Record<Language, string>> = { zh: 'zh-CN', pt: 'pt-BR' }

export function toIdentityLocale(language: Language): string {
  return regional[language] ?? language
}
