import type { Product, Market } from '@ferrule/domain/catalogue/product'
import { allCountriesCode } from '@ferrule/domain/countries/country'
import type { Deps } from '../graphql/request-context.ts'
import { listAvailableCountries } from './catalogue-address-store.ts'
import { findProducts } from './find-products.ts'
import { listProductsInOrder } from './list-products-in-order.ts'
import { findSale, listAlternatives } from './product-availability-store.ts'
import type { Localised } from './market.ts'

export type Availability = {
  state: 'sold' | 'unavailable_in_country'
  name: string
  /** As it is sold elsewhere; undefined for a product that is sold here, and for one that is sold nowhere. */
  product: Localised<Product> | undefined
  /** The number of countries that sell it. */
  countryCount: number
  alternatives: Localised<Product>[]
}

/** The availability of a product in a market, with alternatives. Undefined if the product does not exist. */
export async function findAvailability(
  deps: Pick<Deps, 'db' | 'log'>,
  market: Market,
  slug: string,
): Promise<Availability | undefined> {
  const { queries } = deps.db
  const sale = await findSale(queries, market, slug)
  if (!sale) return undefined
  const { id, name, classificationId } = sale
  const sellers = (await listAvailableCountries(queries, [id])).map(({ country }) => country)
  const countryCount = sellers.filter((country) => country !== allCountriesCode).length
  if (sale.isAvailable) return { state: 'sold', name, product: undefined, countryCount, alternatives: [] }
  const [product] = await findProducts(
    deps,
    sellers.slice(0, 1).map((country) => ({ id: slug, market: { ...market, country } })),
  )
  const slugs = classificationId ? await listAlternatives(queries, market.country, { classificationId, limit: 3 }) : []
  const alternatives = await listProductsInOrder(deps, market, slugs)
  return { state: 'unavailable_in_country', name, product, countryCount, alternatives }
}
