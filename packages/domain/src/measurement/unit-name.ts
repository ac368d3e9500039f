import type { Language } from '../locales/language.ts'

/** The units that are words, as each language writes them. All others are signs, and the same everywhere. */
const words: Record<string, Record<Language, string>> = {
  'pcs/h': {
    en: 'pcs/h',
    de: 'Stk./h',
    fr: 'pièces/h',
    zh: '件/小时',
    ja: '個/時',
    es: 'uds./h',
    pt: 'pçs/h',
    cs: 'ks/h',
    hu: 'db/h',
    ro: 'buc./h',
    sk: 'ks/h',
  },
}

export function unitName(unit: string, language: Language): string {
  return Object.hasOwn(words, unit) ? (words[unit]?.[language] ?? unit) : unit
}
