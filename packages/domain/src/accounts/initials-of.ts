/** Of the first and the last name, by code point, so that a name outside the basic plane keeps a whole letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last].map((word = '') => (Array.from(word)[0] ?? '').toLocaleUpperCase('en')).join('')
}
