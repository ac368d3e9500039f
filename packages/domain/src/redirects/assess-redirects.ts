import { type PagePath, parsePagePath } from '../pages/page-path.ts'
import { type Redirect, type RedirectTable, toRedirectKey, toRedirectKeys, toRedirectTable } from './redirect-table.ts'

/** chain: the target is redirected again, so visitors wait twice. loop: the redirects never end. */
export type RedirectState = 'works' | 'chain' | 'loop' | 'invalid'

export type AssessedRedirect = Redirect & { state: RedirectState }

/** The redirects of a site with their states, those that need work first. */
export function assessRedirects(redirects: readonly Redirect[]): AssessedRedirect[] {
  const { table, refused } = toRedirectTable(redirects)
  const invalid = new Set(refused.map(({ previousUrl }) => previousUrl))
  const assessed = redirects.map((redirect) => {
    const state = invalid.has(redirect.previousUrl) ? 'invalid' : stateOf(parsePagePath(redirect.previousUrl), table)
    return { ...redirect, state }
  })
  return assessed.toSorted((one, other) => rankOf(one) - rankOf(other) || compare(one.previousUrl, other.previousUrl))
}

function stateOf(start: PagePath, table: RedirectTable): RedirectState {
  const seen = new Set([toRedirectKey(start)])
  let path = table.get(toRedirectKey(start))?.path
  for (let steps = 0; path; steps += 1) {
    const { locale = start.locale, segments } = path
    const keys = toRedirectKeys({ locale, segments })
    if (keys.some((key) => seen.has(key))) return 'loop'
    const next = keys.find((key) => table.has(key))
    if (next === undefined) return steps === 0 ? 'works' : 'chain'
    seen.add(next)
    path = table.get(next)?.path
  }
  return 'works'
}

const ranks: Record<RedirectState, number> = { loop: 0, invalid: 1, chain: 2, works: 3 }

function rankOf({ state }: AssessedRedirect): number {
  return ranks[state]
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
