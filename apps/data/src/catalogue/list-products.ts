import { inAskedOrder, parseAskedSlugs } from '@ferrule/domain/catalogue/asked-slugs'
import type { Product, Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsBySlugs } from './product-store.ts'
import type { ReadBy } from './reader.ts'

type Reading = Pick<Deps, 'db' | 'log'>

/** The products of a comma separated list, in its order; missing ones are logged and skipped. */
export async function listProducts(deps: Reading, reader: Reader, slugs: string): Promise<ReadBy<Product>[]> {
  return listInOrder(deps, reader, parseAskedSlugs(slugs))
}

export async function listInOrder(
  { db, log }: Reading,
  reader: Reader,
  asked: readonly string[],
): Promise<ReadBy<Product>[]> {
  const rows = await listProductsBySlugs(db.queries, reader, asked)
  const { found, missing } = inAskedOrder(asked, rows)
  if (missing.length > 0) log.warn('products-missing', { count: missing.length, locale: reader.language })
  return found.map((product) => ({ ...product, reader }))
}
