/** The initials of the first and last name, cut by code point so that surrogate pairs stay intact. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last].map((word = '') => (Array.from(word)[0] ?? '').toLocaleUpperCase('en')).join('')
}
