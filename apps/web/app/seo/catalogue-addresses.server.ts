import type { CatalogueAddress } from '@ferrule/domain/seo/sitemap-catalogue-pages'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { CatalogueAddresses } from './catalogue-addresses.generated.ts'

/** The sitemap index needs the same addresses for every language of every site at once. */
const retentionMs = 60_000

let cached: { addresses: Promise<CatalogueAddress[]>; until: number } | undefined

/** Loads all addresses of the catalogue, cached for a minute. */
export function catalogueAddresses(): Promise<CatalogueAddress[]> {
  const now = performance.now()
  if (!cached || now > cached.until) {
    const addresses = orThrow503('data', readAll())
    cached = { addresses, until: now + retentionMs }
    // Failures are not cached.
    addresses.catch(() => (cached = undefined))
  }
  return cached.addresses
}

async function readAll(): Promise<CatalogueAddress[]> {
  const all: CatalogueAddress[] = []
  const lists = new Map<string, readonly string[]>()
  for (;;) {
    const { addresses } = await runOnDataService(CatalogueAddresses, { after: all.at(-1)?.route ?? '' })
    if (addresses.length === 0) return all
    for (const { route, countries, updatedAt } of addresses) {
      all.push({ route, countries: countries && intern(lists, countries), updatedAt: String(updatedAt) })
    }
  }
}

/** Shares equal lists, because tens of thousands of products have only a few different lists of countries. */
function intern(lists: Map<string, readonly string[]>, countries: readonly string[]): readonly string[] {
  const key = countries.join()
  const list = lists.get(key) ?? countries
  lists.set(key, list)
  return list
}
