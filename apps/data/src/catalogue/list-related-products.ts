import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listRelated, type RelatedRow } from './product-detail-store.ts'
import { listProductsBySlugs } from './product-store.ts'
import { loadListBatch, type Localised, type BatchKey } from './market.ts'

export type RelatedProduct = { ownerId: string; type: RelatedRow['kind']; product: Localised<Product> }

/** Related products that are available in the market's country; unknown ones are logged and skipped. */
export async function listRelatedProducts(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  keys: readonly BatchKey[],
): Promise<RelatedProduct[][]> {
  return loadListBatch(keys, async (market, ids) => {
    const related = await listRelated(db.queries, ids)
    const slugs = [...new Set(related.map(({ slug }) => slug))]
    const products = new Map(
      (await listProductsBySlugs(db.queries, market, slugs)).map((product) => [product.slug, product]),
    )
    const missing = slugs.length - products.size
    if (missing > 0) log.debug('products-missing', { count: missing, locale: market.language })
    return related.flatMap(({ ownerId, kind, slug }) => {
      const product = products.get(slug)
      return product ? [{ ownerId, type: kind, product: { ...product, market } }] : []
    })
  })
}
