/** The words of a text as they are searched by: letters and figures, in small letters. */
export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Every word typed must begin a word of the ticket. One that a hyphen ends is whole, as the year in a ticket's number:
 * everything that begins with it would be half of all tickets.
 */
export function toWordQuery(search: string, mark = ''): string {
  const typed = search.toLowerCase().matchAll(/([\p{L}\p{N}]+)(-(?=[\p{L}\p{N}]))?/gu)
  return [...typed].map(([, word, hyphen]) => `'${mark}${word}'${hyphen ? '' : ':*'}`).join(' & ')
}

/** The same among the words of some customers, each of which stands behind the end of its organisation's id. */
export function toOwnWordQuery(search: string, organisationIds: readonly string[]): string {
  if (toWords(search).length === 0) return ''
  return organisationIds.map((id) => `(${toWordQuery(search, `${id.slice(-12)}/`)})`).join(' | ')
}
