import { ok, type Result, refuse } from '../result.ts'
import type { NavigationEntry, NavigationItem } from './navigation-item.ts'

/** What stands above a page: the entries that lead to its own, else to that of the nearest page above it. */
export function findNavigationTrail(
  items: readonly NavigationItem[],
  page: { id: string | undefined; path: string },
): NavigationItem[] {
  const own = findNavigationBranch(items, page)
  if (own) return own.slice(0, -1)
  const segments = page.path.split('/')
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const above = findNavigationBranch(items, { id: undefined, path: segments.slice(0, length).join('/') })
    if (above) return above
  }
  return []
}

/** What leads from the top of the tree down to the entry of a page, that entry included; nothing if it has none. */
export function findNavigationBranch(
  items: readonly NavigationItem[],
  page: { id: string | undefined; path: string },
): NavigationItem[] | undefined {
  const byId = page.id === undefined ? undefined : findBranch(items, (item) => item.page === page.id)
  return byId ?? findBranch(items, ({ unlocalizedUrl }) => unlocalizedUrl === `/${page.path}`)
}

export const noNavigationItemText = 'no navigation item with slug exists'

/** The entry whose address ends in a slug. */
export function findNavigationItem(
  items: readonly NavigationItem[],
  slug: string,
): Result<NavigationItem, 'no-navigation-item-with-slug'> {
  const item = findBranch(items, ({ unlocalizedUrl }) => unlocalizedUrl?.split('/').at(-1) === slug)?.at(-1)
  return item ? ok(item) : refuse('no-navigation-item-with-slug')
}

/** The entries with these ids, wherever they stand in the tree, in the order asked; unknown ids are skipped. */
export function findSections(entries: readonly NavigationEntry[], ids: readonly string[]): NavigationEntry[] {
  const byId = new Map(listEntries(entries).map((entry) => [entry.id, entry]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

function findBranch(
  items: readonly NavigationItem[],
  isWanted: (item: NavigationItem) => boolean,
): NavigationItem[] | undefined {
  for (const item of items) {
    if (isWanted(item)) return [item]
    const below = findBranch(item.items, isWanted)
    if (below) return [item, ...below]
  }
  return undefined
}

function listEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...listEntries(entry.items)])
}
