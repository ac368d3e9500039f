import { listAddableProducts } from '@ferrule/domain/comparison/basket'
import { maxCompared } from '@ferrule/domain/comparison/compared-entries-parameter'
import type { Locale } from '@ferrule/domain/locales/locale'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { ComparedColumn } from './comparison.ts'
import { OfferedProducts } from './offered-products.generated.ts'

/** Loads the products that can be added: others in the classification of the first product. */
export async function loadOffers(
  columns: readonly ComparedColumn[],
  { language, country }: Locale,
): Promise<{ slug: string; name: string }[]> {
  const slug = columns[0]?.classification?.slug
  if (slug === undefined || columns.length >= maxCompared) return []
  const query = runOnDataService(OfferedProducts, { language, country: country ?? null, slug })
  const { getProductClassificationBySlug2: classification } = await orThrow503('data', query)
  const group = { slug, products: columns.map((column, position) => ({ ...column, key: `${position}` })) }
  return listAddableProducts(classification?.products ?? [], group).map((offer) => ({
    slug: offer.slug,
    name: offer.name,
  }))
}
