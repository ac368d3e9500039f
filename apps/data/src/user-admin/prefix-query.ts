/**
 * The text of a query in which every word is a prefix, so that half a name finds the person; empty without a word. Numbers
 * of one or two digits are whole words: of addresses with numbers, a tenth begin with any digit, and the index would read
 * them all. It has to pass through `to_tsquery`, because the index splits some words: "8e296ab" into "8e296" and "ab".
 */
export function toPrefixQuery(search: string): string {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (/^\d{1,2}$/.test(word) ? `'${word}'` : `'${word}':*`)).join(' & ')
}
