import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { errorFields } from '@ferrule/telemetry/log'
import type { Visit } from '../request/contexts.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { findNotShown } from './find-not-shown.server.ts'
import { linkShownFamilies, listLinkedSlugs } from './link-shown-families.ts'
import { linkSoldProducts, listProductLinks } from './link-sold-products.ts'
import { listTeasedSlugs, routesOfTeased, teaseSoldProducts } from './tease-sold-products.ts'
import { TeasedProducts } from './teased-products.generated.ts'

type SoldProducts = { page: PublishedPage; productRoutes: Record<string, string>; keys: string[] }

/**
 * A page with what its teasers, families and links to products really lead to in the reader's country, and the keys of what it then shows.
 * Without the data service the page is shown as it was written: the pages it leads to know the country themselves.
 */
export async function withSoldProducts({ locale }: Visit, page: PublishedPage): Promise<SoldProducts> {
  const teased = [...new Set([...listTeasedSlugs(page.blocks), ...listProductLinks(page.blocks)])]
  const linked = listLinkedSlugs(page.blocks)
  const keys = [...teased.map(productKey), ...linked.map(classificationKey)]
  if (keys.length === 0) return { page, productRoutes: {}, keys }
  const reader = { language: locale.language, country: toCountryCode(locale) }
  try {
    const [sold, notShown] = await Promise.all([findSold(reader, teased), findNotShown(reader.country, linked)])
    const blocks = linkShownFamilies(linkSoldProducts(teaseSoldProducts(page.blocks, sold), sold), notShown)
    return { page: { ...page, blocks }, productRoutes: routesOfTeased(sold), keys }
  } catch (error) {
    getServices().log.error('part-unavailable', { part: 'data', ...errorFields(error) })
    return { page, productRoutes: {}, keys }
  }
}

async function findSold(reader: { language: string; country: string }, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return (await runOnDataService(TeasedProducts, { ...reader, slugs: slugs.join(',') })).products
}
