import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { errorFields } from '@ferrule/telemetry/log'
import type { Visit } from '../request/contexts.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { listTeasedSlugs, routesOfTeased, teaseSoldProducts } from './tease-sold-products.ts'
import { TeasedProducts } from './teased-products.generated.ts'

type SoldProducts = { page: PublishedPage; productRoutes: Record<string, string>; keys: string[] }

/**
 * A page with what its teasers really lead to in the reader's country, and the keys of the products it then shows.
 * Without the data service the page is shown as it was written: the pages it leads to know the country themselves.
 */
export async function withSoldProducts({ locale }: Visit, page: PublishedPage): Promise<SoldProducts> {
  const slugs = listTeasedSlugs(page.blocks)
  if (slugs.length === 0) return { page, productRoutes: {}, keys: [] }
  const keys = slugs.map(productKey)
  try {
    const asked = { language: locale.language, country: toCountryCode(locale), slugs: slugs.join(',') }
    const { products } = await runOnDataService(TeasedProducts, asked)
    const blocks = teaseSoldProducts(page.blocks, products)
    return { page: { ...page, blocks }, productRoutes: routesOfTeased(products), keys }
  } catch (error) {
    getServices().log.error('part-unavailable', { part: 'data', ...errorFields(error) })
    return { page, productRoutes: {}, keys }
  }
}
