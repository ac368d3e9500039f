import { z } from 'zod'
import { type PagePath, parsePagePath, toPathname } from '../pages/page-path.ts'
import { withoutDirect } from './direct-lookup.ts'

/** The maximum length of a saved previous URL; longer paths need no lookup. */
export const maxRedirectAddressLength = 500

/** A moved URL. A side without a locale applies to every locale. */
export const redirect = z.object({ previousUrl: z.string().min(1), target: z.string().min(1) })

export type Redirect = z.infer<typeof redirect>

export type RedirectGoal = {
  path: PagePath
  /** With its question mark, or ''. */
  search: string
  /** With its number sign, or ''. */
  hash: string
}

export type RedirectTable = ReadonlyMap<string, RedirectGoal>

type RefusalReason = 'not-a-path' | 'previous-url-with-query' | 'duplicate'

export type RefusedRedirect = { previousUrl: string; reason: RefusalReason }

/** Indexes redirects by their key. Lists invalid ones, so that they can be logged. */
export function toRedirectTable(redirects: readonly Redirect[]): { table: RedirectTable; refused: RefusedRedirect[] } {
  const table = new Map<string, RedirectGoal>()
  const refused: RefusedRedirect[] = []
  for (const { previousUrl, target } of redirects) {
    const read = readRedirect(previousUrl, target)
    if (typeof read === 'string') refused.push({ previousUrl, reason: read })
    else if (table.has(read.key)) refused.push({ previousUrl, reason: 'duplicate' })
    else table.set(read.key, read.goal)
  }
  return { table, refused }
}

/** The keys to look up for a path: with its locale first, then for every locale. */
export function toRedirectKeys({ locale, segments }: PagePath): string[] {
  const everyLocale = toRedirectKey({ locale: undefined, segments })
  return locale ? [toRedirectKey({ locale, segments }), everyLocale] : [everyLocale]
}

/**
 * The normalised previous URL, by which redirects are saved and queried. Editors read it, so letters beyond ASCII are
 * not encoded.
 */
export function toRedirectKey(path: PagePath): string {
  return toPathname(path).replace(/(?:%[89A-F][\dA-F])+/g, toVisible)
}

/** Spaces and control characters stay encoded, because they are invisible and would be trimmed at the ends. */
function toVisible(encoded: string): string {
  const text = decodeURIComponent(encoded)
  return /[\p{Z}\p{C}]/u.test(text) ? encoded : text
}

/** Normalises a previous URL typed by an editor; undefined if no request can match it. */
export function normalisePreviousUrl(written: string): string | undefined {
  const url = parseLocalUrl(written)
  return url?.search === '' ? toRedirectKey(parsePagePath(url.pathname)) : undefined
}

function readRedirect(previousUrl: string, target: string): { key: string; goal: RedirectGoal } | RefusalReason {
  const from = parseLocalUrl(previousUrl)
  const to = parseLocalUrl(target)
  if (!from || !to) return 'not-a-path'
  if (from.search !== '') return 'previous-url-with-query'
  // Without the flag of a direct lookup, which would cause another redirect.
  const goal = { path: parsePagePath(to.pathname), search: withoutDirect(to.search), hash: to.hash }
  return { key: toRedirectKey(parsePagePath(from.pathname)), goal }
}

const placeholderOrigin = 'https://own.invalid'

/** Accepts paths only, so that a redirect never leads to another host, whatever slashes and backslashes it contains. */
function parseLocalUrl(written: string): URL | undefined {
  const url = written.startsWith('/') ? URL.parse(written.trim(), placeholderOrigin) : null
  return url?.origin === placeholderOrigin ? url : undefined
}
