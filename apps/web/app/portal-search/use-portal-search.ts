import { useEffect, useState } from 'react'
import { listSearchKinds, type SearchContext, type SearchGroup, searchKinds, searchPortal } from './search-portal.ts'

const delayMs = 150
const maxHits = 4

type PortalSearchState = { groups: SearchGroup[]; isLoading: boolean; hasFailed: boolean }

type Found = { search: string; groups: SearchGroup[] }

/**
 * Searches all kinds at once while the user types; each group appears when it arrives. Responses to an older input are
 * ignored.
 */
export function usePortalSearch(input: string, context: SearchContext): PortalSearchState {
  const search = input.trim()
  const [found, setFound] = useState<Found>({ search: '', groups: [] })
  const kinds = listSearchKinds(context.roles)
  useEffect(() => {
    if (search === '') return
    let isCurrent = true
    const add = (group: SearchGroup) =>
      setFound((before) => ({
        search,
        groups: [...(before.search === search ? before.groups : []), { ...group, hits: group.hits.slice(0, maxHits) }],
      }))
    const timer = setTimeout(() => {
      for (const kind of kinds) void searchPortal(kind, search, context).then((group) => isCurrent && add(group))
    }, delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the context belongs to the page and does not change while the search is open
  }, [search])
  if (search === '') return { groups: [], isLoading: false, hasFailed: false }
  const groups = found.search === search ? found.groups : []
  return {
    groups: groups
      .filter(({ hits }) => hits.length > 0)
      .toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)),
    isLoading: groups.length < kinds.length,
    hasFailed: groups.some((group) => group.hasFailed),
  }
}
