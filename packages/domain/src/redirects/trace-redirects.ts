import type { RedirectDecision } from './decide-redirect.ts'

export type RedirectHop = Exclude<RedirectDecision, 'none'>

export type RedirectTrace = {
  hops: RedirectHop[]
  /** The address that is served in the end; the last one of a trace that does not end. */
  address: string
  /** Whether an address occurs twice, or the trace is longer than browsers follow. */
  isEndless: boolean
}

/** Browsers give up after twenty redirects. */
const maxHops = 20

/** Follows the redirects of an address as a browser does, one request for each. */
export async function traceRedirects(
  start: string,
  decide: (address: string) => Promise<RedirectDecision>,
): Promise<RedirectTrace> {
  const hops: RedirectHop[] = []
  const seen = new Set([start])
  let address = start
  while (hops.length < maxHops) {
    const decision = await decide(address)
    if (decision === 'none') return { hops, address, isEndless: false }
    hops.push(decision)
    address = decision.location
    if (seen.has(address)) return { hops, address, isEndless: true }
    seen.add(address)
  }
  return { hops, address, isEndless: true }
}
