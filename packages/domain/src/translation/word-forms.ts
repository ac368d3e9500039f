import type { TextRange } from './text-ranges.ts'

type Word = TextRange & { letters: string }

/** A text with its words, which are listed once for all terms. */
export type ReadText = { text: string; words: readonly Word[] }

/** Chinese and Japanese have no spaces between words and no endings. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Letters that an ending adds to a word at most. */
const maxEnding = { short: 3, long: 4 }

/** Finds a term and its inflected forms: `Crimpkontakt` in `zwei Crimpkontakte`. An approximation for all languages. */
export function findForms(read: ReadText, term: string): TextRange[] {
  return findWords(read, term, isFormOf)
}

/** Finds words that begin with a term, compounds included: `Krimp` in `Krimpkontakte`. */
export function findStarts(read: ReadText, term: string): TextRange[] {
  return findWords(read, term, (word, expected) => word.startsWith(expected))
}

export function readText(text: string): ReadText {
  return { text, words: listWords(text) }
}

type Fits = (word: string, expected: string) => boolean

function findWords({ text, words }: ReadText, term: string, fits: Fits): TextRange[] {
  if (withoutSpaces.test(term)) return findCharacters(text, term)
  const expected = listWords(term)
  if (expected.length === 0) return []
  return words.flatMap((first, index) => {
    if (!fits(first.letters, expected[0]?.letters ?? '')) return []
    const found = words.slice(index, index + expected.length)
    const isSame =
      found.length === expected.length && expected.every(({ letters }, at) => fits(found[at]?.letters ?? '', letters))
    return isSame ? [{ start: first.start, end: found.at(-1)?.end ?? first.end }] : []
  })
}

function isFormOf(word: string, expected: string): boolean {
  const isLong = expected.length > 5
  const stem = expected.slice(0, expected.length - replacedLetters(expected))
  return word.startsWith(stem) && word.length <= expected.length + (isLong ? maxEnding.long : maxEnding.short)
}

/** How many letters at the end an inflected form may replace. */
function replacedLetters(word: string): number {
  if (word.length > 7) return 2
  return word.length > 5 || (word.length > 3 && /[aeiouy]$/.test(word)) ? 1 : 0
}

/** Accents are left out of the comparison, because an ending may change them: `sertizare`, `sertizării`. */
function listWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    letters: word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
  }))
}

function findCharacters(text: string, term: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let start = text.indexOf(term); start >= 0; start = text.indexOf(term, start + term.length))
    ranges.push({ start, end: start + term.length })
  return ranges
}
