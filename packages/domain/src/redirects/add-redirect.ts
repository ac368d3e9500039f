import type { Locale } from '../locales/locale.ts'
import { type PagePath, parsePagePath, toPathname } from '../pages/page-path.ts'
import { ok, type Result, refuse } from '../result.ts'
import {
  type Redirect,
  type RedirectTable,
  type RefusedRedirect,
  toRedirectKey,
  toRedirectKeys,
  toRedirectTable,
} from './redirect-table.ts'

/** Validates a redirect against the others of its site; the CMS shows the reason when an editor saves. */
export function addRedirect(
  others: readonly Redirect[],
  added: Redirect,
): Result<RedirectTable, RefusedRedirect['reason'] | 'loop'> {
  // Check it alone first, to report its own error and not one of another redirect.
  const alone = toRedirectTable([added])
  const [error] = alone.refused
  if (error) return refuse(error.reason)
  const { table, refused } = toRedirectTable([...others, added])
  if (refused.length > toRedirectTable(others).refused.length) return refuse('duplicate')
  const start = parsePagePath([...alone.table.keys()][0] ?? '/')
  return targetsItself(alone.table) || hasLoop(start, table) ? refuse('loop') : ok(table)
}

function targetsItself(table: RedirectTable): boolean {
  return [...table].some(([key, goal]) => toRedirectKey(goal.path) === key)
}

/** Tries a path without a locale in every locale of the table, because a loop may exist in one locale only. */
function hasLoop(start: PagePath, table: RedirectTable): boolean {
  const named = [...table].flatMap(([key, goal]) => [parsePagePath(key).locale, goal.path.locale])
  const locales: (Locale | undefined)[] = start.locale ? [start.locale] : [undefined, ...named]
  return locales.some((locale) => isLoop({ ...start, locale }, table))
}

function isLoop(start: PagePath, table: RedirectTable): boolean {
  const seen = new Set<string>()
  let path: PagePath | undefined = start
  while (path) {
    const here = toPathname(path)
    if (seen.has(here)) return true
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
