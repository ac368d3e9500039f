import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import type { ContentChange } from '@ferrule/domain/publishing/content-change'

export function languagesOfChange({ locales }: ContentChange): Language[] {
  return [...new Set(locales.map((locale) => parseLocale(locale)?.language ?? ''))].filter(isLanguage)
}
