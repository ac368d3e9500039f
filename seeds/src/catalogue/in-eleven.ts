import { type Language, languages } from '@ferrule/domain/locales/language'

/** Written in every language of the product. */
export type InEleven<Text = string> = Record<Language, Text>

/** Reads `English | Deutsch | français | …`, in the order of the languages; a gap stops the seeds. */
function inEleven(line: string): InEleven {
  const texts = line.split('|').map((text) => text.trim())
  if (texts.length !== languages.length || texts.includes('')) throw new Error(`not in eleven languages: ${line}`)
  return toEleven((language) => texts[languages.indexOf(language)] ?? '')
}

/** A table of such lines, each behind its key. */
export function tableInEleven<Key extends string>(lines: Record<Key, string>): Record<Key, InEleven> {
  const keys = Object.keys(lines).filter((key): key is Key => key in lines)
  return keys.reduce((table, key) => ({ ...table, [key]: inEleven(lines[key]) }), {} as Record<Key, InEleven>)
}

export function toEleven<Text>(write: (language: Language) => Text): InEleven<Text> {
  const entries = languages.map((language) => [language, write(language)] as const)
  return Object.fromEntries(entries) as InEleven<Text>
}
