import { offerForAdding } from '@ferrule/domain/comparison/basket'
import { type ComparedEntry, writeComparedEntries } from '@ferrule/domain/comparison/compared-entries'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { choosePicture } from '@ferrule/domain/pictures/offer-picture'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import type { Texts } from '@ferrule/texts/load-texts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import type { BasketGroupAnswer } from './basket-answer.ts'
import type { ComparisonReader } from './comparison-reader.server.ts'
import { loadComparison } from './load-comparison.server.ts'
import { OfferedProducts } from './offered-products.generated.ts'

type AskedGroup = { slug: string; entries: readonly ComparedEntry[] }

/** One group of a basket as the panel shows it: its products, their differences, and what could be added. */
export async function loadBasketGroup(
  { slug, entries }: AskedGroup,
  reader: ComparisonReader,
  texts: Texts,
): Promise<BasketGroupAnswer> {
  const { language, country = null } = reader.locale
  const [comparison, { getProductClassificationBySlug2: classification }] = await Promise.all([
    loadComparison(entries, reader),
    orUnavailable('data', runOnDataService(OfferedProducts, { language, country, slug })),
  ])
  const home = `/${toUrlCode(reader.locale)}`
  const { columns, rows } = comparison
  const count = columns.length
  const inBasket = { slug, products: entries.map((entry, position) => ({ ...entry, key: `${position}` })) }
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
      picture: toPicturePath(choosePicture({ file: column.image }, 'CapabilityProduct', 'webp')),
      variants: column.variants,
      variantLabel: texts('compare.variant-of', { product: column.name }),
      removeLabel: texts('component.remove-item', { name: column.name }),
    })),
    offers: offerForAdding(classification?.products ?? [], inBasket).map((offer) => ({
      slug: offer.slug,
      name: offer.name,
    })),
    addLabel: texts('compare.add-to', { group: name }),
    rows,
  }
}
