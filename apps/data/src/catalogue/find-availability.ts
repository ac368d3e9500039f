import type { Product, Market } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsInOrder } from './list-products-in-order.ts'
import { findSale, listAlternatives } from './product-availability-store.ts'
import type { Localised } from './market.ts'

export type Availability = {
  state: 'sold' | 'unavailable_in_country'
  name: string
  alternatives: Localised<Product>[]
}

/** The availability of a product in a market, with alternatives. Undefined if the product does not exist. */
export async function findAvailability(
  deps: Pick<Deps, 'db' | 'log'>,
  market: Market,
  slug: string,
): Promise<Availability | undefined> {
  const sale = await findSale(deps.db.queries, market, slug)
  if (!sale) return undefined
  if (sale.isAvailable) return { state: 'sold', name: sale.name, alternatives: [] }
  const { name, classificationId } = sale
  const slugs = classificationId
    ? await listAlternatives(deps.db.queries, market.country, { classificationId, limit: 3 })
    : []
  return { state: 'unavailable_in_country', name, alternatives: await listProductsInOrder(deps, market, slugs) }
}
