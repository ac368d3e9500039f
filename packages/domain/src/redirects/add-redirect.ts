import type { Locale } from '../locales/locale.ts'
import { type PagePath, parsePagePath, toPathname } from '../pages/page-path.ts'
import { ok, type Result, refuse } from '../result.ts'
import {
  type Redirect,
  type RedirectTable,
  type RefusedRedirect,
  toRedirectKeys,
  toRedirectTable,
} from './redirect-table.ts'

/** Whether a redirect can stand beside the others of its site; an editor learns the reason when saving. */
export function addRedirect(
  others: readonly Redirect[],
  added: Redirect,
): Result<RedirectTable, RefusedRedirect['reason'] | 'loop'> {
  // Its own faults first: they would otherwise be told as those of another.
  const own = toRedirectTable([added])
  const [fault] = own.refused
  if (fault) return refuse(fault.reason)
  const { table, refused } = toRedirectTable([...others, added])
  if (refused.length > toRedirectTable(others).refused.length) return refuse('duplicate')
  const start = parsePagePath([...own.table.keys()][0] ?? '/')
  return leadsNowhere(own.table) || leadsBack(start, table) ? refuse('loop') : ok(table)
}

function leadsNowhere(own: RedirectTable): boolean {
  return [...own].some(([key, goal]) => toPathname(goal.path) === key)
}

/** An address without locale is tried in every locale that some redirect names: a circle may close in one only. */
function leadsBack(start: PagePath, table: RedirectTable): boolean {
  const named = [...table].flatMap(([key, goal]) => [parsePagePath(key).locale, goal.path.locale])
  const locales: (Locale | undefined)[] = start.locale ? [start.locale] : [undefined, ...named]
  return locales.some((locale) => isCircle({ ...start, locale }, table))
}

function isCircle(start: PagePath, table: RedirectTable): boolean {
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

/** As readers are led: a goal without locale is meant in theirs, and one that leads to where they are is none. */
function findNext(path: PagePath, table: RedirectTable): PagePath | undefined {
  const goal = toRedirectKeys(path)
    .map((key) => table.get(key))
    .find((found) => found !== undefined)
  const next = goal && { ...goal.path, locale: goal.path.locale ?? path.locale }
  return next && toPathname(next) !== toPathname(path) ? next : undefined
}
