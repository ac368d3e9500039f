export type MarkedText = { text: string; isMarked: boolean }[]

/** How many letters of a word may differ from the word searched for: `sleeves` finds `sleeve`. */
const ending = 2

/** Cuts a text where a word of the query stands in it. Words that are written without gaps are found anywhere. */
export function markWords(text: string, query: string): MarkedText {
  const words = query.split(/[\s,;:!?"“”()]+/).filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
  if (words.length === 0) return text === '' ? [] : [{ text, isMarked: false }]
  const pattern = new RegExp(`(${words.map(toPattern).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function toPattern(word: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return RegExp.escape(word)
  const stem = word.length > ending + 3 ? word.slice(0, -ending) : word
  return String.raw`(?<![\p{L}\p{N}])${RegExp.escape(stem)}\p{L}*`
}

/** A title ends with its brand in a browser's tab; in a list of our own it says nothing. */
export function withoutBrand(title: string, brand: string): string {
  const whole = title.trim()
  if (brand === '' || !whole.toLowerCase().endsWith(brand.toLowerCase())) return title
  const [, kept] = /^(.+?)\s*[|–—-]\s*$/u.exec(whole.slice(0, -brand.length)) ?? []
  return kept ?? title
}
