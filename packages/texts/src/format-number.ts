import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

/** Formats a number for the language; German uses the Swiss format. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(toServiceLocale(language), options).format(value)
}
