/** Parts of a list's query that place the user in it and do not filter. */
const positions: readonly string[] = ['page', 'sort', 'direction', 'group', 'view', 'tab', 'filter']

/** The number of filters in use: what the list without filters does not have. */
export function countFilters(query: object, clearHref: string): number {
  const remaining = new URLSearchParams(clearHref.split('?')[1] ?? '')
  return Object.entries(query).filter(
    ([name, value]) => Boolean(value) && !positions.includes(name) && !remaining.has(name),
  ).length
}
