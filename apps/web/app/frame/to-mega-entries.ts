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
  return items.map((item) => ({
    label: item.title,
    href: hrefOf(item),
    current: isCurrent(item, options.path),
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
  const openIndex = Math.max(
    parents.findIndex((family) => isCurrent(family, path)),
    0,
  )
  return {
    families: parents.map((family, index) => ({
      label: family.title,
      icon: family.icon,
      links: family.items.map(toLink),
      all: { label: overviewOf(family.title), href: hrefOf(family) },
      open: index === openIndex,
    })),
    more: [...leaves.map(toLink), overview],
  }
}

function toLink(item: NavigationItem): { label: string; href: string; note: string } {
  return { label: item.title, href: hrefOf(item), note: item.note }
}

/** The places of the current items in both levels, such as `0 0-3`. Pages with equal places have equal menus. */
export function toCurrentPlaces(items: readonly NavigationItem[], path: string): string {
  return items
    .flatMap((item, place) => {
      if (!isCurrent(item, path)) return []
      const inner = item.items.flatMap((family, index) => (isCurrent(family, path) ? [`${place}-${index}`] : []))
      return [String(place), ...inner]
    })
    .join(' ')
}

/** An item without a URL is the action that opens the news panel. */
function hrefOf({ url }: NavigationItem): string {
  return url ?? newsPanelHref
}

function isCurrent(item: NavigationItem, path: string): boolean {
  const { unlocalizedUrl: url } = item
  if (url !== undefined && url !== '/' && (path === url || path.startsWith(`${url}/`))) return true
  return item.items.some((inner) => isCurrent(inner, path))
}
