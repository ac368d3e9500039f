import { nameOfLanguage } from '../frame/name-of-language.ts'

export type CannedText = { id: string; language: string; title: string; body: string; solves?: boolean }

/** Returns select options grouped by language; the language `first` comes first. */
export function groupByLanguage(canned: readonly CannedText[], first: string | undefined) {
  const found = [...new Set(canned.map(({ language }) => language))]
  const ordered = [...found.filter((one) => one === first), ...found.filter((one) => one !== first)]
  return ordered.map((one) => ({
    label: nameOfLanguage(one),
    options: canned.filter(({ language }) => language === one).map(({ id, title }) => ({ value: id, label: title })),
  }))
}
