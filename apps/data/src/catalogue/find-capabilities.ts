import { inRequestedOrder, maxSlugs, parseSlugs } from '@ferrule/domain/catalogue/requested-slugs'
import type { Market } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { type Capability, listCapabilities, listSlugsByCapability } from './capability-store.ts'
import { listProductsInOrder } from './list-products-in-order.ts'

/** All capabilities, or those of a comma-separated list in its order; unknown ones are logged and skipped. */
export async function findCapabilities(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  market: Market,
  slugs: string | null | undefined,
): Promise<Capability[]> {
  if (slugs === null || slugs === undefined) return listCapabilities(db.queries, market, undefined)
  const requested = parseSlugs(slugs)
  const { found, missing } = inRequestedOrder(requested, await listCapabilities(db.queries, market, requested))
  if (missing.length > 0) log.warn('capabilities-missing', { count: missing.length, locale: market.language })
  return found
}

export async function listProductsByCapability(deps: Pick<Deps, 'db' | 'log'>, market: Market, capability: string) {
  const slugs = await listSlugsByCapability(deps.db.queries, market.country, { capability, limit: maxSlugs })
  return listProductsInOrder(deps, market, slugs)
}
