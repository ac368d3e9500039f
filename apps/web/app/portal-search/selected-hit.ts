import type { SearchHit } from './search-portal.ts'

type Hits = readonly Pick<SearchHit, 'href'>[]

/** The index of the chosen hit; of the first one if none is chosen or the chosen one is gone. */
export function findSelected(hits: Hits, chosen: string | undefined): number {
  return Math.max(
    0,
    hits.findIndex(({ href }) => href === chosen),
  )
}

/** The hit that is chosen by an arrow key; after the last one follows the first. */
export function moveSelected(hits: Hits, chosen: string | undefined, step: 1 | -1): string | undefined {
  return hits.at((findSelected(hits, chosen) + step) % hits.length)?.href
}
