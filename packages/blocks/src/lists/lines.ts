/** Joins texts for the search index, one line each, without empty ones. */
export function lines(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n')
}
