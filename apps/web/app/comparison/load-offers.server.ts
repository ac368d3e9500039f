import { offerForAdding } from '@ferrule/domain/comparison/basket'
import { maxCompared } from '@ferrule/domain/comparison/compared-entries'
import type { Locale } from '@ferrule/domain/locales/locale'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import type { ComparedColumn } from './comparison.ts'
import { OfferedProducts } from './offered-products.generated.ts'

/** What can be added beside these products: others of the classification of the first one. */
export async function loadOffers(
  columns: readonly ComparedColumn[],
  { language, country }: Locale,
): Promise<{ slug: string; name: string }[]> {
  const slug = columns[0]?.classification?.slug
  if (slug === undefined || columns.length >= maxCompared) return []
  const asked = runOnDataService(OfferedProducts, { language, country: country ?? null, slug })
  const { getProductClassificationBySlug2: classification } = await orUnavailable('data', asked)
  const shown = { slug, products: columns.map((column, position) => ({ ...column, key: `${position}` })) }
  return offerForAdding(classification?.products ?? [], shown).map((offer) => ({ slug: offer.slug, name: offer.name }))
}
