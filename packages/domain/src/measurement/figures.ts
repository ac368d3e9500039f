import type { Language } from '../locales/language.ts'
import { toServiceLocale } from '../locales/service-locale.ts'

/** A figure or a range of figures; one end may be open. */
export type Figures = { minimum: number | null; maximum: number | null }

/** More than this many digits of a converted figure would promise an exactness that nobody measured. */
const convertedDigits = 3

/** A figure as it was given. */
export function formatFigure(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 4 }).format(value)
}

/** A figure that was worked out from another. */
export function formatConverted(value: number, language: Language): string {
  return numberFormat(language, { maximumSignificantDigits: convertedDigits }).format(value)
}

/** `0.22 – 6`, `≤ 6`, `≥ 0.22` or `6`; nothing where neither end is known. */
export function formatFigures(figures: Figures, format: (value: number) => string): string {
  const minimum = figures.minimum === null ? undefined : format(figures.minimum)
  const maximum = figures.maximum === null ? undefined : format(figures.maximum)
  if (minimum === maximum) return minimum ?? ''
  if (minimum === undefined) return `≤ ${maximum}`
  return maximum === undefined ? `≥ ${minimum}` : `${minimum} – ${maximum}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format costs a hundred times what using it costs, and a data sheet has eighty figures. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.maximumSignificantDigits ?? ''}`
  const format = formats.get(key) ?? new Intl.NumberFormat(toServiceLocale(language), options)
  formats.set(key, format)
  return format
}
