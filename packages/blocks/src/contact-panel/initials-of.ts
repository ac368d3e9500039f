/** First and last: Anna Maria Berg is AB. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => word.slice(0, 1).toUpperCase()).join('')
}
