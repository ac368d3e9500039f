import { listAddableProducts } from '@ferrule/domain/comparison/basket'
import { type ComparedEntry, writeComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import type { Texts } from '@ferrule/texts/load-texts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { BasketGroupResponse } from './basket-response.ts'
import type { ComparisonMarket } from './comparison-market.server.ts'
import { loadComparison } from './load-comparison.server.ts'
import { OfferedProducts } from './offered-products.generated.ts'

type GroupInput = { slug: string; entries: readonly ComparedEntry[] }

/** Loads one classification of a basket: its products, their differences, and the products that could be added. */
export async function loadBasketGroup(
  { slug, entries }: GroupInput,
  market: ComparisonMarket,
  texts: Texts,
): Promise<BasketGroupResponse> {
  const { language, country = null } = market.locale
  const [comparison, { getProductClassificationBySlug2: classification }] = await Promise.all([
    loadComparison(entries, market),
    orThrow503('data', runOnDataService(OfferedProducts, { language, country, slug })),
  ])
  const home = `/${toUrlCode(market.locale)}`
  const { columns, rows } = comparison
  const count = columns.length
  const basketGroup = { slug, products: entries.map((entry, position) => ({ ...entry, key: `${position}` })) }
  const name = classification?.name ?? columns[0]?.classification?.name ?? slug
  return {
    slug,
    name,
    href: classification ? `${home}${classification.route}` : home,
    count: texts('compare.count', { count }),
    compare:
      count > 1
        ? {
            href: `${home}/compare?${new URLSearchParams({ products: writeComparedEntries(columns) })}`,
            label: texts('compare.start', { count }),
          }
        : null,
    products: columns.map((column) => ({
      slug: column.slug,
      name: column.name,
      href: `${home}${column.route}`,
      picture: toPicturePath(chooseFallbackPicture({ file: column.image }, 'CapabilityProduct', 'webp')),
      variants: column.variants,
      variantLabel: texts('compare.variant-of', { product: column.name }),
      removeLabel: texts('component.remove-item', { name: column.name }),
    })),
    offers: listAddableProducts(classification?.products ?? [], basketGroup).map((offer) => ({
      slug: offer.slug,
      name: offer.name,
    })),
    addLabel: texts('compare.add-to', { group: name }),
    rows,
  }
}
