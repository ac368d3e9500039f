/** The words of a text for the search index: letters and digits in lower case. */
export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * A tsquery in which every word is a prefix. A word before a hyphen, such as the year in a ticket number, must match
 * exactly: as a prefix it would match half of all tickets.
 */
export function toWordQuery(search: string, mark = ''): string {
  const typed = search.toLowerCase().matchAll(/([\p{L}\p{N}]+)(-(?=[\p{L}\p{N}]))?/gu)
  return [...typed].map(([, word, hyphen]) => `'${mark}${word}'${hyphen ? '' : ':*'}`).join(' & ')
}

/** The same for some organisations only: indexed words carry the last 12 characters of the organisation id. */
export function toOwnWordQuery(search: string, organisationIds: readonly string[]): string {
  if (toWords(search).length === 0) return ''
  return organisationIds.map((id) => `(${toWordQuery(search, `${id.slice(-12)}/`)})`).join(' | ')
}
