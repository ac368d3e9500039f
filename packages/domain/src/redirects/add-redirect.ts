import type { Locale } from '../locales/locale.ts'
import { parsePagePath } from '../pages/page-path.ts'
import { ok, type Result, refuse } from '../result.ts'
import { leadsInCircle } from './find-redirect-loop.ts'
import {
  type Redirect,
  type RedirectTable,
  type RefusedRedirect,
  toRedirectKey,
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
  return targetsItself(alone.table) || leadsInCircle(start, table, listLocales(table)) ? refuse('loop') : ok(table)
}

export function targetsItself(table: RedirectTable): boolean {
  return [...table].some(([key, goal]) => toRedirectKey(goal.path) === key)
}

/** The locales that redirects of the table name. */
export function listLocales(table: RedirectTable): (Locale | undefined)[] {
  return [...table].flatMap(([key, goal]) => [parsePagePath(key).locale, goal.path.locale])
}
