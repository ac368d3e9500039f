import { type ProductListWishes, toProductListWishes } from '@ferrule/domain/catalogue/product-list'
import type { Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import {
  countListed,
  listCapabilityFacets,
  type ListedClassification,
  listFacets,
  listPage,
} from './product-list-store.ts'
import { listProductsByIds } from './product-store.ts'
import type { ReadBy } from './reader.ts'

type Reading = Pick<Deps, 'db'>

export type ProductPage = {
  products: ReadBy<Product>[]
  /** What was listed and how, so that its number and its facets can be asked for too. */
  of: ListedClassification
  wishes: ProductListWishes
}

/** One page of what a classification offers. */
export async function listProductsOfClassification(
  { db }: Reading,
  of: ListedClassification,
  asked: Partial<ProductListWishes>,
): Promise<ProductPage> {
  const wishes = toProductListWishes(asked)
  const ids = await listPage(db.queries, of, wishes)
  const products = await listProductsByIds(db.queries, of.reader, ids)
  const byId = new Map(products.map((product) => [product.id, { ...product, reader: of.reader }]))
  return { products: ids.flatMap((id) => byId.get(id) ?? []), of, wishes }
}

/** How many fit in all. Apart, because counting costs more the more there are, and not everybody asks. */
export function countProductsOf({ db }: Reading, { of, wishes }: ProductPage): Promise<number> {
  return countListed(db.queries, of, wishes)
}

/** Between which ends the whole of a classification can be filtered. */
export function listFacetsOf({ db }: Reading, { of }: ProductPage) {
  return listFacets(db.queries, of)
}

/** By which capabilities the whole of a classification can be filtered. */
export function listCapabilityFacetsOf({ db }: Reading, { of }: ProductPage) {
  return listCapabilityFacets(db.queries, of)
}
