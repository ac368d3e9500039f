import type { SearchKind, SearchRecord } from './search-query.ts'

type Group = { name: 'machines' | 'families' | 'pages'; kinds: readonly SearchKind[]; most: number }

/** How suggestions stand under the field, and how many of each can be taken in at a glance while typing. */
const groups: readonly Group[] = [
  { name: 'machines', kinds: ['machines', 'services'], most: 4 },
  { name: 'families', kinds: ['families'], most: 3 },
  { name: 'pages', kinds: ['stories', 'documents', 'pages'], most: 3 },
]

/** No group has more than this, so it is enough to know as many of each kind. */
export const mostOfKind = 4

/** However much was found. */
export const mostSuggestions = 10

type Kind = Pick<SearchRecord, 'kind'>

/** The best of each group, group after group, of what is given best first. */
export function chooseSuggestions<Found extends Kind>(found: readonly Found[]): Found[] {
  return groups.flatMap(({ kinds, most }) => found.filter(({ kind }) => kinds.includes(kind)).slice(0, most))
}

/** Suggestions by what they are shown under, in the order of the groups; a group without any is left out. */
export function groupSuggestions<Found extends Kind>(
  chosen: readonly Found[],
): { name: Group['name']; records: Found[] }[] {
  return groups
    .map(({ name, kinds }) => ({ name, records: chosen.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ records }) => records.length > 0)
}
