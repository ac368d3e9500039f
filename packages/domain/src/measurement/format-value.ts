import type { Language } from '../locales/language.ts'
import { toServiceLocale } from '../locales/service-locale.ts'

/** A number or a range of numbers; one end may be open. */
export type NumberRange = { minimum: number | null; maximum: number | null }

/** Significant digits of a converted value; more would suggest a precision that was not measured. */
const convertedDigits = 3

/** Formats a value as given. */
export function formatValue(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 4 }).format(value)
}

/** Formats a converted value. */
export function formatConverted(value: number, language: Language): string {
  return numberFormat(language, { maximumSignificantDigits: convertedDigits }).format(value)
}

/** `0.22 – 6`, `≤ 6`, `≥ 0.22` or `6`; empty if both ends are open. */
export function formatNumberRange(range: NumberRange, format: (value: number) => string): string {
  const minimum = range.minimum === null ? undefined : format(range.minimum)
  const maximum = range.maximum === null ? undefined : format(range.maximum)
  if (minimum === maximum) return minimum ?? ''
  if (minimum === undefined) return `≤ ${maximum}`
  return maximum === undefined ? `≥ ${minimum}` : `${minimum} – ${maximum}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Cached: creating a format costs a hundred times as much as using it, and a data sheet has eighty numbers. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.maximumSignificantDigits ?? ''}`
  const format = formats.get(key) ?? new Intl.NumberFormat(toServiceLocale(language), options)
  formats.set(key, format)
  return format
}
