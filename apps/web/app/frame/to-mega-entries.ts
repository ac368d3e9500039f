import type { NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import type { MegaEntry } from '@ferrule/ui/mega-menu'
import { newsPanelHref } from './news-panel-id.ts'

type Reader = {
  /** Where the reader is, without locale and site. */
  path: string
  overviewOf: (name: string) => string
}

/** The header's tree as the menu draws it: entries, families in their panels, links in the families. */
export function toMegaEntries(items: readonly NavigationItem[], reader: Reader): MegaEntry[] {
  return items.map((item) => ({
    label: item.title,
    href: hrefOf(item),
    current: isCurrent(item, reader.path),
    panel: item.items.length > 0 ? toPanel(item, reader) : undefined,
  }))
}

function toPanel(item: NavigationItem, { path, overviewOf }: Reader): NonNullable<MegaEntry['panel']> {
  const overview = { label: overviewOf(item.title), href: hrefOf(item) }
  const parents = item.items.filter(({ items }) => items.length > 0)
  const leaves = item.items.filter(({ items }) => items.length === 0)
  if (parents.length === 0) {
    return { families: [{ label: item.title, links: leaves.map(toLink), all: overview, open: true }], more: [] }
  }
  const shown = Math.max(
    parents.findIndex((family) => isCurrent(family, path)),
    0,
  )
  return {
    families: parents.map((family, index) => ({
      label: family.title,
      links: family.items.map(toLink),
      all: { label: overviewOf(family.title), href: hrefOf(family) },
      open: index === shown,
    })),
    more: [...leaves.map(toLink), overview],
  }
}

function toLink(item: NavigationItem): { label: string; href: string } {
  return { label: item.title, href: hrefOf(item) }
}

/** What has no address is the one named action. */
function hrefOf({ url }: NavigationItem): string {
  return url ?? newsPanelHref
}

function isCurrent(item: NavigationItem, path: string): boolean {
  const { unlocalizedUrl: own } = item
  if (own !== undefined && own !== '/' && (path === own || path.startsWith(`${own}/`))) return true
  return item.items.some((inner) => isCurrent(inner, path))
}
