import type { Language } from '../locales/language.ts'

/** Technical texts are read more slowly than novels. */
const wordsPerMinute = 200
/** Chinese and Japanese are written without spaces, so their characters are counted instead of words. */
const charactersPerMinute = 450
const languagesWithoutSpaces: readonly Language[] = ['zh', 'ja']

/** The minutes to read a text, rounded up; undefined for an empty text. */
export function readingMinutes(text: string, language: Language): number | undefined {
  const countsCharacters = languagesWithoutSpaces.includes(language)
  const units = countsCharacters ? count(text, /[\p{L}\p{N}]/gu) : count(text, /[\p{L}\p{N}]\S*/gu)
  return units === 0 ? undefined : Math.ceil(units / (countsCharacters ? charactersPerMinute : wordsPerMinute))
}

function count(text: string, unit: RegExp): number {
  return text.match(unit)?.length ?? 0
}
