import { type Language, languages } from '../locales/language.ts'

/** Returns the runtime's name of a country or language in all interface languages. */
export function displayNames(type: 'region' | 'language', code: string): Record<Language, string> {
  const names = languages.map((language) => {
    const name = new Intl.DisplayNames(language, { type }).of(code)
    return [language, name ?? code] as const
  })
  return Object.fromEntries(names) as Record<Language, string>
}
