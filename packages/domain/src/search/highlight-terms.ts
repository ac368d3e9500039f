export type MarkedText = { text: string; isMarked: boolean }[]

/** The number of final letters of a query word that are ignored: `sleeves` finds `sleeve`. */
const suffixLength = 2

/** Splits a text at the words of a query. Chinese and Japanese words match anywhere, others at the start of a word. */
export function highlightTerms(text: string, query: string): MarkedText {
  const words = query.split(/[\s,;:!?"“”()]+/).filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
  if (words.length === 0) return text === '' ? [] : [{ text, isMarked: false }]
  const pattern = new RegExp(`(${words.map(toPattern).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

function toPattern(word: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return RegExp.escape(word)
  const stem = word.length > suffixLength + 3 ? word.slice(0, -suffixLength) : word
  return String.raw`(?<![\p{L}\p{N}])${RegExp.escape(stem)}\p{L}*`
}

/** Removes the brand at the end of a page title, which is redundant in our own lists. */
export function withoutBrand(title: string, brand: string): string {
  const trimmed = title.trim()
  if (brand === '' || !trimmed.toLowerCase().endsWith(brand.toLowerCase())) return title
  const rest = trimmed.slice(0, -brand.length).trimEnd()
  if (!/[|–—-]$/u.test(rest)) return title
  return rest.slice(0, -1).trimEnd() || title
}
