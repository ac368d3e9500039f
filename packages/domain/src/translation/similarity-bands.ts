/** Texts with a similarity of 0.7 share a band with a probability of 99%, those of 0.6 with 91%, those of 0.2 with 1%. */
const bandCount = 30
const rowsOfBand = 5

/**
 * Numbers that similar texts have in common (MinHash): each is calculated from a few of the smallest hashes of the
 * text's trigrams. An index of them finds similar texts without comparing all. Texts of different scopes share none.
 */
export function toSimilarityBands(text: string, scope: string): number[] {
  const trigrams = listTrigrams(text).map(hash)
  if (trigrams.length === 0) return []
  return Array.from({ length: bandCount }, (_, band) => {
    let key = mix(hash(scope), band)
    for (let row = 0; row < rowsOfBand; row++) {
      const seed = mix(band, row)
      let least = 0xffffffff
      for (const trigram of trigrams) least = Math.min(least, mix(trigram, seed))
      key = mix(key, least)
    }
    // A signed number of 32 bits, as the database stores it.
    return key | 0
  })
}

/** As the database compares texts: three characters of each word with spaces around it, without regard to case. */
function listTrigrams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const trigrams = words.flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3))
  })
  return [...new Set(trigrams)]
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

function mix(one: number, other: number): number {
  let value = Math.imul(one ^ Math.imul(other + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35)
  value ^= value >>> 15
  value = Math.imul(value, 0x27d4eb2f)
  return (value ^ (value >>> 13)) >>> 0
}
