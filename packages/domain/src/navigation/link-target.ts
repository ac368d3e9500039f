import { type Locale, toUrlCode } from '../locales/locale.ts'
import { readPageReference } from './page-reference.ts'

/** Actions that a link can trigger instead of navigating. */
export const knownActions = ['open-news-feed-panel'] as const

export type ActionName = (typeof knownActions)[number]

export type LinkTarget =
  /** A page of ours; `path` has no locale. */
  | { kind: 'path'; path: string }
  /** A URL that the browser loads as a full document. */
  | { kind: 'full'; href: string }
  | { kind: 'action'; name: ActionName }
  | { kind: 'empty' }
  /** To be logged; the link is not shown. */
  | { kind: 'warning'; reason: 'unknown-action' | 'unsafe-target'; target: string }

/** Parses a link typed by an editor. Only listed schemes are allowed, so a link cannot run script. */
export function readLinkTarget(written: string): LinkTarget {
  const target = written.trim()
  // The website has replaced the references to public pages; any other leads nowhere.
  if (target === '' || readPageReference(target)) return { kind: 'empty' }
  if (target.startsWith('action:')) return readAction(target)
  if (target.startsWith('hard:')) return readFullTarget(target, target.slice('hard:'.length).trim())
  if (isOwnPath(target)) return { kind: 'path', path: target }
  return readFullTarget(target, target)
}

/** The prefix of every path: the visitor's locale, and the segment of a site without its own host. */
export type LinkBase = { locale: Locale; siteSegment: string | undefined }

/** The href of a link; undefined for actions, empty targets and warnings. */
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

/** One leading slash, no backslash or control character: browsers read `//host` and `/\host` as other hosts. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)
}
