import type { Language } from '../locales/language.ts'

/** Units that are translations, by language. All other units are symbols and need no translation. */
const translations: Record<string, Record<Language, string>> = {
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
  return Object.hasOwn(translations, unit) ? (translations[unit]?.[language] ?? unit) : unit
}
