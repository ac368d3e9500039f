import type { SuggestQuery } from './suggest.generated.ts'

/** What the words typed so far may become; its picture is a whole address by now. */
export type Suggestion = NonNullable<SuggestQuery['suggest']>[number]

/** Where a suggestion leads; a document has a whole address already. */
export function toSuggestionHref({ kind, path }: Pick<Suggestion, 'kind' | 'path'>, home: string): string {
  if (kind === 'documents') return path
  return path === '' ? home : `${home}/${path}`
}

/** No option is chosen: what is typed counts. */
export const fieldItself = -1

/** Which of so many options is chosen one step down (1) or up (-1); from the field both ends are one step away. */
export function moveChoice(choice: number, count: number, step: 1 | -1): number {
  const stops = count + 1
  return ((choice + 1 + step + stops) % stops) - 1
}
