import { type Locale, toUrlCode } from '../locales/locale.ts'

/** The only thing a link can do besides leading somewhere. */
export const knownActions = ['open-news-feed-panel'] as const

export type ActionName = (typeof knownActions)[number]

export type LinkTarget =
  /** A page of our own; `path` is without locale. */
  | { kind: 'path'; path: string }
  /** An address that the browser loads in full. */
  | { kind: 'full'; href: string }
  | { kind: 'action'; name: ActionName }
  | { kind: 'empty' }
  /** To be logged; the link is not shown. */
  | { kind: 'warning'; reason: 'unknown-action' | 'unsafe-target'; target: string }

/** Reads what an editor wrote as a link. Only schemes on the list pass, so nobody can write script into a link. */
export function readLinkTarget(written: string): LinkTarget {
  const target = written.trim()
  if (target === '') return { kind: 'empty' }
  if (target.startsWith('action:')) return readAction(target)
  if (target.startsWith('hard:')) return readFullTarget(target, target.slice('hard:'.length).trim())
  if (isOwnPath(target)) return { kind: 'path', path: target }
  return readFullTarget(target, target)
}

/** What stands in front of every path for a reader: their locale, and the segment of a site that has no own host. */
export type LinkBase = { locale: Locale; siteSegment: string | undefined }

/** Where the link leads for a reader; nothing for what has no address. */
export function toLinkHref(target: LinkTarget, { locale, siteSegment }: LinkBase): string | undefined {
  if (target.kind === 'full') return target.href
  if (target.kind !== 'path') return undefined
  const { path } = target
  const isHome = /^\/([?#]|$)/.test(path)
  return `/${toUrlCode(locale)}${siteSegment ? `/${siteSegment}` : ''}${isHome ? path.slice(1) : path}`
}

function readAction(target: string): LinkTarget {
  const name = knownActions.find((known) => target === `action:${known}`)
  return name ? { kind: 'action', name } : { kind: 'warning', reason: 'unknown-action', target }
}

const fullSchemes = ['http:', 'https:', 'mailto:', 'tel:']

function readFullTarget(target: string, href: string): LinkTarget {
  const isAllowed = isOwnPath(href) || /^#[^\s]*$/.test(href) || hasAllowedScheme(href)
  return isAllowed ? { kind: 'full', href } : { kind: 'warning', reason: 'unsafe-target', target }
}

function hasAllowedScheme(href: string): boolean {
  const url = URL.parse(href)
  return url !== null && fullSchemes.includes(url.protocol)
}

/** Exactly one slash in front and no backslash or control sign: browsers read `//host` and `/\host` as other hosts. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)
}
