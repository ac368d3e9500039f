import { type Language, languages } from '@ferrule/domain/locales/language'

/** Swiss German writes no ß. */
const written: Partial<Record<Language, string>> = { de: 'de-CH' }

/** What the runtime calls a country or a language, in every language of the interface. */
export function displayNames(type: 'region' | 'language', code: string): Record<Language, string> {
  const names = languages.map((language) => {
    const name = new Intl.DisplayNames(written[language] ?? language, { type }).of(code)
    return [language, name ?? code] as const
  })
  return Object.fromEntries(names) as Record<Language, string>
}
