import { z } from 'zod'
import { type PagePath, parsePagePath, toPathname } from '../pages/page-path.ts'
import { withoutDirect } from './direct-lookup.ts'

/** An address that moved, as an editor writes it. Both sides may leave out the locale: then every locale is meant. */
export const redirect = z.object({ previousUrl: z.string().min(1), target: z.string().min(1) })

export type Redirect = z.infer<typeof redirect>

export type RedirectGoal = {
  path: PagePath
  /** With its question mark, or ''. */
  search: string
  /** With its sign, or ''. */
  hash: string
}

export type RedirectTable = ReadonlyMap<string, RedirectGoal>

type RefusalReason = 'not-a-path' | 'previous-url-with-query' | 'duplicate'

export type RefusedRedirect = { previousUrl: string; reason: RefusalReason }

/** Redirects by the one spelling of their previous address. What cannot be used is named, so that it can be logged. */
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

/** What a request for this path may be found under: with its locale first, then for every locale. */
export function toRedirectKeys({ locale, segments }: PagePath): string[] {
  const everyLocale = toPathname({ locale: undefined, segments })
  return locale ? [toPathname({ locale, segments }), everyLocale] : [everyLocale]
}

function readRedirect(previousUrl: string, target: string): { key: string; goal: RedirectGoal } | RefusalReason {
  const from = readOwnUrl(previousUrl)
  const to = readOwnUrl(target)
  if (!from || !to) return 'not-a-path'
  if (from.search !== '') return 'previous-url-with-query'
  // Without the flag of a direct lookup, which would be answered by yet another redirect.
  const goal = { path: parsePagePath(to.pathname), search: withoutDirect(to.search), hash: to.hash }
  return { key: toPathname(parsePagePath(from.pathname)), goal }
}

const anyOrigin = 'https://own.invalid'

/** Only paths: a redirect never leads to another host, whatever slashes and backslashes it is written with. */
function readOwnUrl(written: string): URL | undefined {
  const url = written.startsWith('/') ? URL.parse(written.trim(), anyOrigin) : null
  return url?.origin === anyOrigin ? url : undefined
}
