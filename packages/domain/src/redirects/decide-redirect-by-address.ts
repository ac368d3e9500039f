import { decideRedirect, type RedirectDecision, type RedirectFacts } from './decide-redirect.ts'
import { type Redirect, type RedirectGoal, toRedirectTable } from './redirect-table.ts'

/** Finds the redirects from these addresses, each in the form of `toRedirectKey`. */
export type FindRedirects = (addresses: readonly string[]) => Promise<readonly Redirect[]>

/**
 * Loads only the redirects that the decision needs, however many the site has. An address that is not loaded yet counts
 * as one without a redirect, so the decision repeats until no address is missing: one round for the address itself and
 * one for each step of a chain.
 */
export async function decideRedirectByAddress(
  facts: Omit<RedirectFacts, 'redirects'>,
  find: FindRedirects,
): Promise<RedirectDecision> {
  const known = new Map<string, RedirectGoal | undefined>()
  const decide = async (): Promise<RedirectDecision> => {
    const missing = new Set<string>()
    const get = (address: string) => {
      if (!known.has(address)) missing.add(address)
      return known.get(address)
    }
    const decision = decideRedirect({ ...facts, redirects: { get } })
    if (missing.size === 0) return decision
    const { table } = toRedirectTable(await find([...missing]))
    for (const address of missing) known.set(address, table.get(address))
    return decide()
  }
  return decide()
}
