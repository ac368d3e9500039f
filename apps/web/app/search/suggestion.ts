import type { SuggestQuery } from './suggest.generated.ts'

/** A suggestion; its picture is a URL and not a file name. */
export type Suggestion = NonNullable<SuggestQuery['suggest']>[number]

/** The response of the suggestion API. The corrected query is null if the typed one has no misspelt word. */
export type SuggestResponse = { records: Suggestion[]; corrected: string | null }

/** The link of a suggestion. The path of a document is already complete. */
export function toSuggestionHref({ kind, path }: Pick<Suggestion, 'kind' | 'path'>, home: string): string {
  if (kind === 'documents') return path
  return path === '' ? home : `${home}/${path}`
}

/** No option is chosen: the typed text applies. */
export const fieldItself = -1

/** Moves the choice down (1) or up (-1); beyond either end it returns to the field. */
export function moveChoice(choice: number, count: number, step: 1 | -1): number {
  const stops = count + 1
  return ((choice + 1 + step + stops) % stops) - 1
}
