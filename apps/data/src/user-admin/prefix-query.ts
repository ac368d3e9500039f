/** A tsquery in which every word is a prefix, so that half a name finds the person; empty without a word. */
export function toPrefixQuery(search: string): string {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `'${word}':*`).join(' & ')
}
