import { findSuccessor } from '@ferrule/domain/catalogue/lifecycle'
import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listLines, listProductsBySlugs } from './product-store.ts'
import { answerWishes, type ReadBy, type Wish } from './reader.ts'

/** What is offered instead of products that are no longer made, with two queries for any number of them. */
export async function findSuccessors(
  { db }: Pick<Deps, 'db'>,
  wishes: readonly Wish[],
): Promise<(ReadBy<Product> | undefined)[]> {
  return answerWishes(wishes, async (reader, ids) => {
    const lines = Map.groupBy(await listLines(db.queries, reader, ids), ({ ownerId }) => ownerId)
    const slugs = new Map<string, string>()
    for (const [ownerId, [first, ...others]] of lines) {
      const bySlug = new Map(others.map((one) => [one.slug, one]))
      const successor = first && findSuccessor(first, (slug) => bySlug.get(slug))
      if (successor) slugs.set(ownerId, successor.slug)
    }
    const products = await listProductsBySlugs(db.queries, reader, [...new Set(slugs.values())])
    const bySlug = new Map(products.map((product) => [product.slug, { ...product, reader }]))
    return new Map([...slugs].flatMap(([ownerId, slug]) => withValue(ownerId, bySlug.get(slug))))
  })
}

function withValue<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]]
}
