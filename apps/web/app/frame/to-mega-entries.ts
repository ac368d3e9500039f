import type { MenuItemTeaser, NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import type { MegaEntry } from '@ferrule/ui/mega-menu'
import type { ReactNode } from 'react'
import { newsPanelHref } from './news-panel-id.ts'

type MenuOptions = {
  /** The path of the current page, without locale and site. */
  path: string
  overviewOf: (name: string) => string
  renderPicture: (teaser: MenuItemTeaser) => ReactNode
}

/** Converts the header navigation to menu entries: entries have panels of families, families have links. */
export function toMegaEntries(items: readonly NavigationItem[], options: MenuOptions): MegaEntry[] {
  const currentIndex = findCurrent(items, options.path)
  return items.map((item, index) => ({
    label: item.title,
    href: hrefOf(item),
    current: index === currentIndex,
    panel:
      item.items.length > 0 ? { ...toFamilies(item, options), featured: toFeatured(item.teaser, options) } : undefined,
  }))
}

type MegaPanel = NonNullable<MegaEntry['panel']>

function toFeatured(teaser: MenuItemTeaser | undefined, { renderPicture }: MenuOptions): MegaPanel['featured'] {
  if (!teaser) return undefined
  const { label, title, href, text } = teaser
  return { label, title, href, text, picture: renderPicture(teaser) }
}

function toFamilies(item: NavigationItem, { path, overviewOf }: MenuOptions): Pick<MegaPanel, 'families' | 'more'> {
  const overview = { label: overviewOf(item.title), href: hrefOf(item) }
  const parents = item.items.filter(({ items }) => items.length > 0)
  const leaves = item.items.filter(({ items }) => items.length === 0)
  if (parents.length === 0) {
    return { families: [{ label: item.title, links: leaves.map(toLink), all: overview, open: true }], more: [] }
  }
  const current = item.items[findCurrent(item.items, path)]
  const openFamily = parents.find((family) => family === current) ?? parents[0]
  return {
    families: parents.map((family) => ({
      label: family.title,
      icon: family.icon,
      links: family.items.map(toLink),
      all: { label: overviewOf(family.title), href: hrefOf(family) },
      open: family === openFamily,
    })),
    more: [...leaves.map(toLink), overview],
  }
}

function toLink(item: NavigationItem): { label: string; href: string; note: string } {
  return { label: item.title, href: hrefOf(item), note: item.note }
}

/** The places of the current items in both levels, such as `0 0-3`. Pages with equal places have equal menus. */
export function toCurrentPlaces(items: readonly NavigationItem[], path: string): string {
  const place = findCurrent(items, path)
  if (place < 0) return ''
  const inner = findCurrent(items[place]?.items ?? [], path)
  return inner < 0 ? `${place}` : `${place} ${place}-${inner}`
}

/** An item without a URL is the action that opens the news panel. */
function hrefOf({ url }: NavigationItem): string {
  return url ?? newsPanelHref
}

/**
 * The place of the item that leads to a path, -1 if none does. Several items may link to one page: the item whose own
 * URL is the longest beginning of the path wins, then the first with such an item inside.
 */
function findCurrent(items: readonly NavigationItem[], path: string): number {
  const lengths = items.map((item) => (isBelow(item, path) ? (item.unlocalizedUrl?.length ?? 0) : 0))
  const longest = Math.max(...lengths, 0)
  if (longest > 0) return lengths.indexOf(longest)
  return items.findIndex((item) => findCurrent(item.items, path) >= 0)
}

function isBelow({ unlocalizedUrl: url }: NavigationItem, path: string): boolean {
  return url !== undefined && url !== '/' && (path === url || path.startsWith(`${url}/`))
}
