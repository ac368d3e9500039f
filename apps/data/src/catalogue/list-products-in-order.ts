import { inRequestedOrder } from '@ferrule/domain/catalogue/requested-slugs'
import type { Product, Market } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsBySlugs } from './product-store.ts'
import type { Localised } from './market.ts'

/** The products of these slugs, in their order; unknown ones are logged and skipped. */
export async function listProductsInOrder(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  market: Market,
  requested: readonly string[],
): Promise<Localised<Product>[]> {
  const rows = await listProductsBySlugs(db.queries, market, requested)
  const { found, missing } = inRequestedOrder(requested, rows)
  if (missing.length > 0) log.warn('products-missing', { count: missing.length, locale: market.language })
  return found.map((product) => ({ ...product, market }))
}
