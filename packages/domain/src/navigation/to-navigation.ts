import { includesCountry } from '../countries/country.ts'
import { toCountryCode } from '../locales/locale-codes.ts'
import { type LinkBase, type LinkTarget, readLinkTarget, toLinkHref } from './link-target.ts'
import type { MenuTeaser } from './menu-teaser.ts'
import type { MenuItemTeaser, NavigationEntry, NavigationItem } from './navigation-item.ts'

export type NavigationAudience = LinkBase & { isEditor: boolean }

/**
 * Resolves a tree for a visitor: omits entries of other countries, hidden entries (except for editors) and entries
 * without a valid link, each with its descendants.
 */
export function toNavigation(entries: readonly NavigationEntry[], audience: NavigationAudience): NavigationItem[] {
  const country = toCountryCode(audience.locale)
  return entries.flatMap((entry) => {
    if (!includesCountry(entry.countries, country)) return []
    if (entry.hidden && !audience.isEditor) return []
    const target = readEntryTarget(entry)
    if (target.kind === 'empty' || target.kind === 'warning') return []
    return [toItem(entry, target, audience)]
  })
}

/** The entries with an invalid link, for the log. */
export function findNavigationWarnings(entries: readonly NavigationEntry[]): { id: string; reason: string }[] {
  return entries.flatMap((entry) => {
    const target = readEntryTarget(entry)
    const warnings = target.kind === 'warning' ? [{ id: entry.id, reason: target.reason }] : []
    return [...warnings, ...findNavigationWarnings(entry.items)]
  })
}

function toItem(entry: NavigationEntry, target: LinkTarget, audience: NavigationAudience): NavigationItem {
  const { id, title, breadcrumbOverride, note, countries, hidden } = entry
  return {
    id,
    title,
    breadcrumbOverride,
    note,
    icon: entry.icon ?? undefined,
    teaser: entry.teaser ? toTeaser(entry.teaser, audience) : undefined,
    countries,
    hidden,
    page: entry.page?.id,
    target: writtenTarget(entry),
    unlocalizedUrl: target.kind === 'path' ? target.path : undefined,
    url: toLinkHref(target, audience),
    items: toNavigation(entry.items, audience),
  }
}

/** A teaser without title or valid link is omitted. */
function toTeaser({ target, ...teaser }: MenuTeaser, audience: NavigationAudience): MenuItemTeaser | undefined {
  const href = toLinkHref(readLinkTarget(target), audience)
  return href !== undefined && teaser.title !== '' ? { ...teaser, href } : undefined
}

function readEntryTarget(entry: NavigationEntry): LinkTarget {
  return readLinkTarget(writtenTarget(entry))
}

function writtenTarget({ page, target }: NavigationEntry): string {
  return page ? `/${page.path}` : target
}
