import { editDistance } from './edit-distance.ts'

/** Longer addresses are compared by their beginning only. */
const maxLength = 60
/** Addresses with more different letters than this count as equally different. */
const maxDistance = 12

/** Sorts records by the similarity of their last path segment to that of a missing address; keeps the order of others. */
export function sortByAddress<Found extends { path: string }>(address: string, records: readonly Found[]): Found[] {
  const wanted = lastSegmentOf(address)
  return records
    .map((record) => ({ record, distance: editDistance(wanted, lastSegmentOf(record.path), maxDistance) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ record }) => record)
}

function lastSegmentOf(path: string): string {
  return (path.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? '').toLowerCase().slice(0, maxLength)
}

/** Splits an existing address into the part before, inside and after its difference from a missing one. */
export function splitDifference(
  existing: string,
  missing: string,
): { before: string; different: string; after: string } {
  const shortest = Math.min(existing.length, missing.length)
  let start = 0
  while (start < shortest && existing[start] === missing[start]) start += 1
  let end = 0
  while (end < shortest - start && existing.at(-1 - end) === missing.at(-1 - end)) end += 1
  return {
    before: existing.slice(0, start),
    different: existing.slice(start, existing.length - end),
    after: existing.slice(existing.length - end),
  }
}
