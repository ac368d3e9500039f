import { type ProductListQuery, toProductListQuery } from '@ferrule/domain/catalogue/product-list'
import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { type ListedClassification, listPage } from './product-list-store.ts'
import { listProductsByIds } from './product-store.ts'
import type { Localised } from './market.ts'

export type ProductPage = {
  products: Localised<Product>[]
  /** The classification and the query, from which count and facets can be computed on demand. */
  of: ListedClassification
  query: ProductListQuery
}

/** One page of the products of a classification. */
export async function listProductsOfClassification(
  { db }: Pick<Deps, 'db'>,
  of: ListedClassification,
  input: Partial<ProductListQuery>,
): Promise<ProductPage> {
  const query = toProductListQuery(input)
  const ids = await listPage(db.queries, of, query)
  const products = await listProductsByIds(db.queries, of.market, ids)
  const byId = new Map(products.map((product) => [product.id, { ...product, market: of.market }]))
  return { products: ids.flatMap((id) => byId.get(id) ?? []), of, query }
}
