import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

/** Cache: constructing a format takes longer than formatting a table of numbers. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number for the language; German uses the Swiss format. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const key = options ? JSON.stringify([language, options]) : language
  const format = formats.get(key) ?? new Intl.NumberFormat(toServiceLocale(language), options)
  formats.set(key, format)
  return format.format(value)
}
