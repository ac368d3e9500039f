import { parsePagePath, type PagePath } from '../pages/page-path.ts'
import { type Redirect, toRedirectKey, toRedirectTable } from './redirect-table.ts'

/** Finds the redirects from these addresses in every locale; the addresses have no locale. */
export type FindFromAddresses = (addresses: string[]) => Promise<readonly Redirect[]>

/** Far more steps than an editor's redirects need. */
const maxSteps = 50

/**
 * Collects the redirects from the same address and those that a redirect leads to, in any locale. They suffice to
 * validate it, so that saving one does not load all redirects of its site.
 */
export async function collectRedirectChain(find: FindFromAddresses, start: Redirect): Promise<Redirect[]> {
  const collected: Redirect[] = []
  const seen = new Set<string>()
  let addresses = listAddresses(start)
  for (let step = 0; step < maxSteps && addresses.length > 0; step += 1) {
    for (const address of addresses) seen.add(address)
    const found = await find(addresses)
    collected.push(...found)
    addresses = [...new Set(found.flatMap(listAddresses))].filter((address) => !seen.has(address))
  }
  return collected
}

/** Both sides of a redirect without their locales; none of an invalid redirect. */
function listAddresses(redirect: Redirect): string[] {
  const { table } = toRedirectTable([redirect])
  return [...table].flatMap(([key, goal]) => [
    ...new Set([withoutLocale(parsePagePath(key)), withoutLocale(goal.path)]),
  ])
}

function withoutLocale({ segments }: PagePath): string {
  return toRedirectKey({ locale: undefined, segments })
}
