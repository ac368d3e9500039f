import { type Language, languages } from '@ferrule/domain/locales/language'

/** A text in each of the eleven languages. */
export type Translations<Text = string> = Record<Language, Text>

/** Parses `English | Deutsch | français | …`, in the order of `languages`. Throws if a language is missing. */
function parseTranslations(line: string): Translations {
  const texts = line.split('|').map((text) => text.trim())
  if (texts.length !== languages.length || texts.includes('')) throw new Error(`not in eleven languages: ${line}`)
  return toTranslations((language) => texts[languages.indexOf(language)] ?? '')
}

/** Parses a table of such lines by key. */
export function translationTable<Key extends string>(lines: Record<Key, string>): Record<Key, Translations> {
  const keys = Object.keys(lines).filter((key): key is Key => key in lines)
  return keys.reduce(
    (table, key) => ({ ...table, [key]: parseTranslations(lines[key]) }),
    {} as Record<Key, Translations>,
  )
}

export function toTranslations<Text>(write: (language: Language) => Text): Translations<Text> {
  const entries = languages.map((language) => [language, write(language)] as const)
  return Object.fromEntries(entries) as Translations<Text>
}
