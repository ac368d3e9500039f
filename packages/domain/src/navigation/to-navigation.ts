import { includesCountry } from '../countries/country.ts'
import { toCountryCode } from '../locales/locale-codes.ts'
import { type LinkBase, type LinkTarget, readLinkTarget, toLinkHref } from './link-target.ts'
import type { NavigationEntry, NavigationItem } from './navigation-item.ts'

export type NavigationReader = LinkBase & { isEditor: boolean }

/**
 * The part of a tree that a reader gets: entries of their country, hidden ones for editors only, none that leads
 * nowhere. What stands below an entry that is left out is left out with it.
 */
export function toNavigation(entries: readonly NavigationEntry[], reader: NavigationReader): NavigationItem[] {
  const country = toCountryCode(reader.locale)
  return entries.flatMap((entry) => {
    if (!includesCountry(entry.countries, country)) return []
    if (entry.hidden && !reader.isEditor) return []
    const target = readEntryTarget(entry)
    if (target.kind === 'empty' || target.kind === 'warning') return []
    return [toItem(entry, target, reader)]
  })
}

/** The entries whose link cannot be used, to be logged: they are not shown to anybody. */
export function findNavigationWarnings(entries: readonly NavigationEntry[]): { id: string; reason: string }[] {
  return entries.flatMap((entry) => {
    const target = readEntryTarget(entry)
    const own = target.kind === 'warning' ? [{ id: entry.id, reason: target.reason }] : []
    return [...own, ...findNavigationWarnings(entry.items)]
  })
}

function toItem(entry: NavigationEntry, target: LinkTarget, reader: NavigationReader): NavigationItem {
  const { id, title, breadcrumbOverride, countries, hidden } = entry
  return {
    id,
    title,
    breadcrumbOverride,
    countries,
    hidden,
    page: entry.page?.id,
    target: writtenTarget(entry),
    unlocalizedUrl: target.kind === 'path' ? target.path : undefined,
    url: toLinkHref(target, reader),
    items: toNavigation(entry.items, reader),
  }
}

function readEntryTarget(entry: NavigationEntry): LinkTarget {
  return readLinkTarget(writtenTarget(entry))
}

function writtenTarget({ page, target }: NavigationEntry): string {
  return page ? `/${page.path}` : target
}
