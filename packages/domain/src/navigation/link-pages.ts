import { readPageReference } from './page-reference.ts'

/** Lists of links, each of which can be left out. */
const linkLists = new Set(['links', 'actions'])

/**
 * Replaces the references in blocks by the current paths of their pages. A link to a page without a path is left out of
 * a list of links; elsewhere the reference stays, and its text is shown without a link.
 */
export function linkPages<Content>(content: Content, findPath: (pageId: string) => string | undefined): Content {
  const toPath = (href: string): string => {
    const reference = readPageReference(href)
    const path = reference && findPath(reference.pageId)
    return path === undefined ? href : `/${path}${reference?.suffix}`
  }
  const visit = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return name === 'href' || name === 'url' ? toPath(value) : value
    if (Array.isArray(value)) {
      const all = value.map((one) => visit(one, name))
      return linkLists.has(name) ? all.filter((one) => !isUnresolved(one)) : all
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, visit(below, key)]))
  }
  // Only strings are replaced and only optional links are removed, so the type stays the same.
  return visit(content, '') as Content
}

function isUnresolved(link: unknown): boolean {
  return hasHref(link) && readPageReference(link.href) !== undefined
}

function hasHref(link: unknown): link is { href: string } {
  return typeof link === 'object' && link !== null && 'href' in link && typeof link.href === 'string'
}
