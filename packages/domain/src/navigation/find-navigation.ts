import { ok, type Result, refuse } from '../result.ts'
import type { NavigationEntry, NavigationItem } from './navigation-item.ts'

/** The ancestors of a page's entry; if it has none, the branch of its nearest ancestor page. */
export function findNavigationTrail(
  items: readonly NavigationItem[],
  page: { id: string | undefined; path: string },
): NavigationItem[] {
  const branch = findNavigationBranch(items, page)
  if (branch) return branch.slice(0, -1)
  const segments = page.path.split('/')
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const above = findNavigationBranch(items, { id: undefined, path: segments.slice(0, length).join('/') })
    if (above) return above
  }
  return []
}

/** The entries from the root to the entry of a page, inclusive; undefined if the page has no entry. */
export function findNavigationBranch(
  items: readonly NavigationItem[],
  page: { id: string | undefined; path: string },
): NavigationItem[] | undefined {
  const byId = page.id === undefined ? undefined : findBranch(items, (item) => item.page === page.id)
  return byId ?? findBranch(items, ({ unlocalizedUrl }) => unlocalizedUrl === `/${page.path}`)
}

export const noNavigationItemText = 'no navigation item with slug exists'

/** Finds the entry whose path ends in a slug. */
export function findNavigationItem(
  items: readonly NavigationItem[],
  slug: string,
): Result<NavigationItem, 'no-navigation-item-with-slug'> {
  const item = findBranch(items, ({ unlocalizedUrl }) => unlocalizedUrl?.split('/').at(-1) === slug)?.at(-1)
  return item ? ok(item) : refuse('no-navigation-item-with-slug')
}

/** Finds entries of any level by id, in the requested order; unknown ids are skipped. */
export function findSections(entries: readonly NavigationEntry[], ids: readonly string[]): NavigationEntry[] {
  const byId = new Map(listEntries(entries).map((entry) => [entry.id, entry]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** Level by level: of several entries, the one with the fewest ancestors is found. */
function findBranch(
  items: readonly NavigationItem[],
  matches: (item: NavigationItem) => boolean,
): NavigationItem[] | undefined {
  let level = items.map((item) => ({ item, above: [] as NavigationItem[] }))
  while (level.length > 0) {
    const found = level.find(({ item }) => matches(item))
    if (found) return [...found.above, found.item]
    level = level.flatMap(({ item, above }) => item.items.map((below) => ({ item: below, above: [...above, item] })))
  }
  return undefined
}

function listEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...listEntries(entry.items)])
}
