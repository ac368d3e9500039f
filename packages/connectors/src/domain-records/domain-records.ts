import { Resolver } from 'node:dns/promises'

/** Reads the TXT records of a name. A name without any, and an unreachable name server, have none. */
export type ReadDomainRecords = (name: string) => Promise<string[][]>

export function createReadDomainRecords({ timeoutMs = 2000 }: { timeoutMs?: number } = {}): ReadDomainRecords {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  return (name) => resolver.resolveTxt(name).catch(() => [])
}
