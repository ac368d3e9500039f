import { editDistance } from './edit-distance.ts'

/** Shorter words have too many similar ones. */
const minLength = 4
/** From this length on, two letters may be wrong; the search engine has the same limit. */
const longLength = 6
/** Letters that an inflected form may add to a word: `machines`, `Maschinen`. */
const maxSuffix = 3
const maxQueryWords = 8
const maxTextWords = 1000

/**
 * The query with each misspelt word replaced by the most similar word of the records that it found; undefined if all
 * its words are correct or have no similar word. `texts` are titles and descriptions, the best first, so a word that the
 * visitor cannot find is never proposed.
 */
export function correctSpelling(query: string, texts: readonly string[]): string | undefined {
  const words = wordsOf(texts.join(' ')).slice(0, maxTextWords)
  const known = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]))
  let position = 0
  const corrected = query.trim().replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    position += 1
    return position > maxQueryWords ? word : (findSimilar(word.toLowerCase(), known) ?? word)
  })
  return corrected.toLowerCase() === query.trim().toLowerCase() ? undefined : corrected
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns undefined for a word that is known, too short, a number or of a script without spaces. */
function findSimilar(word: string, known: ReadonlyMap<string, string>): string | undefined {
  if (word.length < minLength || !/^[\p{Script=Latin}]+$/u.test(word)) return undefined
  if ([...known.keys()].some((other) => isForm(word, other))) return undefined
  const limit = word.length < longLength ? 2 : 3
  let closest: string | undefined
  let smallest = limit
  // Entries are in reverse order of the texts, so that of two equally similar words the better record's one is chosen.
  for (const [other, written] of known) {
    const distance = other.length < minLength ? limit : editDistance(word, other, limit)
    if (distance > smallest || distance === limit) continue
    smallest = distance
    closest = written
  }
  return closest
}

/** Whether both are the same word: typed up to here, or with another ending. */
function isForm(word: string, other: string): boolean {
  const [shorter, longer] = word.length < other.length ? [word, other] : [other, word]
  if (!longer.startsWith(shorter)) return false
  return shorter === word || (shorter.length >= minLength && longer.length - shorter.length <= maxSuffix)
}
