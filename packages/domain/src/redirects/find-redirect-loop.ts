import type { Locale } from '../locales/locale.ts'
import { type PagePath, toPathname } from '../pages/page-path.ts'
import { type RedirectTable, toRedirectKeys } from './redirect-table.ts'

/** Far more steps than an editor's redirects need; a longer chain counts as a loop. */
const maxSteps = 50

/**
 * Whether redirects lead from a path back into their own chain. Tries a path without a locale in every given locale,
 * because a loop may exist in one locale only. Looks at the chain only, however many redirects the table has.
 */
export function leadsInCircle(start: PagePath, table: RedirectTable, named: Iterable<Locale | undefined>): boolean {
  const locales = start.locale ? [start.locale] : [undefined, ...named]
  return locales.some((locale) => isLoop({ ...start, locale }, table))
}

function isLoop(start: PagePath, table: RedirectTable): boolean {
  const seen = new Set<string>()
  let path: PagePath | undefined = start
  while (path) {
    const here = toPathname(path)
    if (seen.has(here) || seen.size > maxSteps) return true
    seen.add(here)
    path = findNext(path, table)
  }
  return false
}

/** Same rule as for requests: a target without a locale keeps the current one, and a target equal to the path ends. */
function findNext(path: PagePath, table: RedirectTable): PagePath | undefined {
  const goal = toRedirectKeys(path)
    .map((key) => table.get(key))
    .find((found) => found !== undefined)
  const next = goal && { ...goal.path, locale: goal.path.locale ?? path.locale }
  return next && toPathname(next) !== toPathname(path) ? next : undefined
}
