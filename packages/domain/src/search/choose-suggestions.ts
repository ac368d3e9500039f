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

/** The groups in the order of the list. */
export const suggestionGroups = ['best', 'machines', 'families', 'pages'] as const

type GroupName = (typeof suggestionGroups)[number]

/**
 * The best record, then the best records of each group, in group order; `found` is sorted best first. A document is the
 * best record only if nothing else was found: its title begins with the name of its machine.
 */
export function chooseSuggestions<Found extends Kind>(found: readonly Found[]): Found[] {
  const best = found.find(({ kind }) => kind !== 'documents') ?? found[0]
  if (!best) return []
  const chosen = groups.flatMap(({ kinds, max }) => found.filter(({ kind }) => kinds.includes(kind)).slice(0, max))
  return [best, ...chosen.filter((record) => record !== best)]
}

/** The suggestions by group: the first one is the best, and the others are in group order, without empty groups. */
export function groupSuggestions<Found extends Kind>(
  chosen: readonly Found[],
): { name: GroupName; records: Found[] }[] {
  const others = chosen.slice(1)
  return [
    { name: 'best' as const, records: chosen.slice(0, 1) },
    ...groups.map(({ name, kinds }) => ({ name, records: others.filter(({ kind }) => kinds.includes(kind)) })),
  ].filter(({ records }) => records.length > 0)
}
