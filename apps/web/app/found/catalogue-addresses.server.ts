import type { CatalogueAddress } from '@ferrule/domain/found/catalogue-pages'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { CatalogueAddresses } from './catalogue-addresses.generated.ts'

/** An index asks for every language of every site within a moment; they all see the same catalogue. */
const keptMs = 60_000

let kept: { addresses: Promise<CatalogueAddress[]>; until: number } | undefined

/** All addresses of the catalogue. */
export function catalogueAddresses(): Promise<CatalogueAddress[]> {
  const now = performance.now()
  if (!kept || now > kept.until) {
    const addresses = orUnavailable('data', readAll())
    kept = { addresses, until: now + keptMs }
    // Nobody should wait a minute for what failed once.
    addresses.catch(() => (kept = undefined))
  }
  return kept.addresses
}

async function readAll(): Promise<CatalogueAddress[]> {
  const all: CatalogueAddress[] = []
  const lists = new Map<string, readonly string[]>()
  for (;;) {
    const { addresses } = await runOnDataService(CatalogueAddresses, { after: all.at(-1)?.route ?? '' })
    if (addresses.length === 0) return all
    for (const { route, countries, updatedAt } of addresses) {
      all.push({ route, countries: countries && once(lists, countries), updatedAt: String(updatedAt) })
    }
  }
}

/** Tens of thousands of products are sold in a handful of groups of countries. */
function once(lists: Map<string, readonly string[]>, countries: readonly string[]): readonly string[] {
  const key = countries.join()
  const known = lists.get(key) ?? countries
  lists.set(key, known)
  return known
}
