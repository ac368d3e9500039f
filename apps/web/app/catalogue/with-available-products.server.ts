import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { errorFields } from '@ferrule/telemetry/log'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import { findHiddenSlugs } from './find-hidden-slugs.server.ts'
import { linkVisibleFamilies, listLinkedSlugs } from './link-visible-families.ts'
import { linkAvailableProducts, listProductLinks } from './link-available-products.ts'
import { queryCatalogue } from './query-catalogue.server.ts'
import {
  listTeasedSlugs,
  pickProducts,
  routesOfTeased,
  type TeasedProduct,
  teaseAvailableProducts,
} from './tease-available-products.ts'
import { TeasedProducts } from './teased-products.generated.ts'

type AvailableProducts = {
  page: PublishedPage
  productRoutes: Record<string, string>
  /** The products that a story names. */
  machines: TeasedProduct[]
  keys: string[]
}

/**
 * Resolves the teasers, families and product links of a page for the visitor's country, and returns the surrogate keys
 * of the catalogue entries it shows. While the data service is unavailable, the page is shown unchanged: the linked
 * pages check the country themselves.
 */
export async function withAvailableProducts(visit: Visit, page: PublishedPage): Promise<AvailableProducts> {
  const named = page.story?.productSlugs ?? []
  const teased = [...new Set([...listTeasedSlugs(page.blocks), ...listProductLinks(page.blocks), ...named])]
  const linked = listLinkedSlugs(page.blocks)
  const keys = [...teased.map(productKey), ...linked.map(classificationKey)]
  const unresolved = { page, productRoutes: {}, machines: [], keys }
  if (keys.length === 0) return unresolved
  try {
    const [products, hidden] = await Promise.all([findAvailable(visit, teased), findHiddenSlugs(visit, linked)])
    const teasers = teaseAvailableProducts(page.blocks, products)
    const blocks = linkVisibleFamilies(linkAvailableProducts(teasers, products), hidden)
    const machines = pickProducts(products, named)
    return { page: { ...page, blocks }, productRoutes: routesOfTeased(products), machines, keys }
  } catch (error) {
    getServices().log.error('service-unavailable', { component: 'data', ...errorFields(error) })
    return unresolved
  }
}

async function findAvailable(visit: Visit, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const market = { language: visit.locale.language, country: toCountryCode(visit.locale) }
  return (await queryCatalogue(visit, TeasedProducts, { ...market, slugs: slugs.join(',') })).products
}
