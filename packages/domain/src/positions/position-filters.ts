/** The facts of an open position that visitors filter by. */
export type PositionFacts = {
  title: string
  area: string
  place: string
  noExperience: boolean
  partTime: boolean
}

/** An empty string and `false` do not filter. */
export type PositionFilters = {
  search: string
  area: string
  place: string
  noExperience: boolean
  partTime: boolean
}

/** As many positions are shown at first. */
export const positionsAtFirst = 6

/** Every word of the search must be in the title, the area or the place; accents and case are ignored. */
export function matchesFilters(position: PositionFacts, filters: PositionFilters): boolean {
  const text = fold(`${position.title} ${position.area} ${position.place}`)
  return (
    fold(filters.search)
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (filters.area === '' || filters.area === position.area) &&
    (filters.place === '' || filters.place === position.place) &&
    (!filters.noExperience || position.noExperience) &&
    (!filters.partTime || position.partTime)
  )
}

/** Removes the marks that a decomposed letter carries, so that Timisoara finds Timișoara. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The areas with the number of their positions, the largest first; areas of a size keep their order. */
export function countByArea(positions: readonly Pick<PositionFacts, 'area'>[]): { area: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { area } of positions) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts].map(([area, count]) => ({ area, count })).sort((one, other) => other.count - one.count)
}
