import type { Product, Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listInOrder } from './list-products.ts'
import { findSale, listAlternatives } from './product-availability-store.ts'
import type { ReadBy } from './reader.ts'

export type Availability = {
  state: 'sold' | 'not_sold_in_country'
  name: string
  alternatives: ReadBy<Product>[]
}

/** Tells a product that is not sold in the reader's country from one that does not exist, and what is sold instead. */
export async function findAvailability(
  deps: Pick<Deps, 'db' | 'log'>,
  reader: Reader,
  slug: string,
): Promise<Availability | undefined> {
  const sale = await findSale(deps.db.queries, reader, slug)
  if (!sale) return undefined
  if (sale.isSold) return { state: 'sold', name: sale.name, alternatives: [] }
  const { name, classificationId } = sale
  const slugs = classificationId
    ? await listAlternatives(deps.db.queries, reader.country, { classificationId, limit: 3 })
    : []
  return { state: 'not_sold_in_country', name, alternatives: await listInOrder(deps, reader, slugs) }
}
