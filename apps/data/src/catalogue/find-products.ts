import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsBySlugs } from './product-store.ts'
import { loadBatch, type Localised, type BatchKey } from './market.ts'

/** Loads the product for each key, whose id is a slug; undefined if there is none. */
export async function findProducts(
  { db }: Pick<Deps, 'db'>,
  keys: readonly BatchKey[],
): Promise<(Localised<Product> | undefined)[]> {
  return loadBatch(keys, async (market, slugs) => {
    const products = await listProductsBySlugs(db.queries, market, slugs)
    return new Map(products.map((product) => [product.slug, { ...product, market }]))
  })
}
