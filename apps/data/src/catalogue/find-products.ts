import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsBySlugs } from './product-store.ts'
import { answerWishes, type ReadBy, type Wish } from './reader.ts'

/** Answers each wish, by slug, with its product or nothing. */
export async function findProducts(
  { db }: Pick<Deps, 'db'>,
  wishes: readonly Wish[],
): Promise<(ReadBy<Product> | undefined)[]> {
  return answerWishes(wishes, async (reader, slugs) => {
    const products = await listProductsBySlugs(db.queries, reader, slugs)
    return new Map(products.map((product) => [product.slug, { ...product, reader }]))
  })
}
