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
  const others = [...known.keys()].filter((other) => other.length >= minLength)
  // Typed completely, or up to here.
  if (others.some((other) => other.startsWith(word))) return undefined
  const limit = Math.min(word.length < longLength ? 2 : 3, suffixLength(word, others))
  let closest: string | undefined
  let smallest = limit
  // The words are in reverse order of the texts, so that of two equally similar ones the better record's is chosen.
  for (const other of others) {
    const distance = editDistance(word, other, limit)
    if (distance > smallest || distance === limit) continue
    smallest = distance
    closest = known.get(other)
  }
  return closest
}

/** The length of the ending that makes the word a form of a known one: only a more similar word is then a correction. */
function suffixLength(word: string, others: readonly string[]): number {
  const lengths = others.filter((other) => word.startsWith(other)).map((other) => word.length - other.length)
  const shortest = Math.min(...lengths)
  return shortest <= maxSuffix ? shortest : Number.POSITIVE_INFINITY
}
