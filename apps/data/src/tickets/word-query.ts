/** The words of a text as they are searched by: letters and figures, in small letters. */
export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Every word typed must begin a word of the ticket. */
export function toWordQuery(search: string): string {
  return toWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')
}

/** The same among the words of some customers, each of which stands behind the end of its organisation's id. */
export function toOwnWordQuery(search: string, organisationIds: readonly string[]): string {
  const words = toWords(search)
  const ofOne = (id: string) => words.map((word) => `'${id.slice(-12)}/${word}':*`).join(' & ')
  return words.length === 0 ? '' : organisationIds.map((id) => `(${ofOne(id)})`).join(' | ')
}
