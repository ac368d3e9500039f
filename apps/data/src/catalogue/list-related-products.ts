import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listRelated, type RelatedRow } from './product-detail-store.ts'
import { listProductsBySlugs } from './product-store.ts'
import { answerWithLists, type ReadBy, type Wish } from './reader.ts'

export type RelatedProduct = { ownerId: string; type: RelatedRow['kind']; product: ReadBy<Product> }

/** What goes with products, as far as it is sold in the reader's country; what nobody knows is logged and skipped. */
export async function listRelatedProducts(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  wishes: readonly Wish[],
): Promise<RelatedProduct[][]> {
  return answerWithLists(wishes, async (reader, ids) => {
    const related = await listRelated(db.queries, ids)
    const slugs = [...new Set(related.map(({ slug }) => slug))]
    const products = new Map((await listProductsBySlugs(db.queries, reader, slugs)).map((one) => [one.slug, one]))
    const missing = slugs.length - products.size
    if (missing > 0) log.debug('products-missing', { count: missing, locale: reader.language })
    return related.flatMap(({ ownerId, kind, slug }) => {
      const product = products.get(slug)
      return product ? [{ ownerId, type: kind, product: { ...product, reader } }] : []
    })
  })
}
