import { findSuccessor } from '@ferrule/domain/catalogue/product-lifecycle'
import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listSuccessorChains, listProductsBySlugs } from './product-store.ts'
import { loadBatch, type Localised, type BatchKey } from './market.ts'

/** Successors of discontinued products, with two queries for any number of them. */
export async function findSuccessors(
  { db }: Pick<Deps, 'db'>,
  keys: readonly BatchKey[],
): Promise<(Localised<Product> | undefined)[]> {
  return loadBatch(keys, async (market, ids) => {
    const chains = Map.groupBy(await listSuccessorChains(db.queries, market, ids), ({ ownerId }) => ownerId)
    const slugs = new Map<string, string>()
    for (const [ownerId, [first, ...others]] of chains) {
      const bySlug = new Map(others.map((product) => [product.slug, product]))
      const successor = first && findSuccessor(first, (slug) => bySlug.get(slug))
      if (successor) slugs.set(ownerId, successor.slug)
    }
    const products = await listProductsBySlugs(db.queries, market, [...new Set(slugs.values())])
    const bySlug = new Map(products.map((product) => [product.slug, { ...product, market }]))
    return new Map([...slugs].flatMap(([ownerId, slug]) => withValue(ownerId, bySlug.get(slug))))
  })
}

function withValue<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]]
}
