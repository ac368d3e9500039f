import type { SearchKind, SearchRecord } from './search-query.ts'

type Group = { name: 'machines' | 'families' | 'pages'; kinds: readonly SearchKind[]; max: number }

/** The groups of suggestions under the search field, in order, with the maximum of each. */
const groups: readonly Group[] = [
  { name: 'machines', kinds: ['machines', 'services'], max: 4 },
  { name: 'families', kinds: ['families'], max: 3 },
  { name: 'pages', kinds: ['stories', 'documents', 'pages'], max: 3 },
]

/** The largest maximum of a group, so the engine needs to return no more of each kind. */
export const maxOfKind = 4

export const maxSuggestions = 10

type Kind = Pick<SearchRecord, 'kind'>

/** The best records of each group, in group order; `found` is sorted best first. */
export function chooseSuggestions<Found extends Kind>(found: readonly Found[]): Found[] {
  return groups.flatMap(({ kinds, max }) => found.filter(({ kind }) => kinds.includes(kind)).slice(0, max))
}

/** The suggestions by group, in group order, without empty groups. */
export function groupSuggestions<Found extends Kind>(
  chosen: readonly Found[],
): { name: Group['name']; records: Found[] }[] {
  return groups
    .map(({ name, kinds }) => ({ name, records: chosen.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ records }) => records.length > 0)
}
