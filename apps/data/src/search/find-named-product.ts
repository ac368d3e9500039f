import type { Product } from '@ferrule/domain/catalogue/product'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import type { SuggestQuery } from '@ferrule/domain/search/search-query'
import { findClassificationsBySlug, type LocalisedClassification } from '../catalogue/find-classifications.ts'
import { findProducts } from '../catalogue/find-products.ts'
import type { Localised } from '../catalogue/market.ts'
import type { Deps } from '../graphql/request-context.ts'

export type NamedProduct =
  | { type: 'product'; product: Localised<Product> }
  | { type: 'classification'; classification: LocalisedClassification }

/**
 * The product or classification with this name. The search engine matches any spelling of the name; the catalogue
 * decides whether it is shown in the country.
 */
export async function findNamedProduct(
  { db, search }: Pick<Deps, 'db' | 'search'>,
  query: SuggestQuery,
): Promise<NamedProduct | undefined> {
  const record = await search.findNamed(query)
  if (!record) return undefined
  const slug = record.path.split('/').at(-1) ?? ''
  const { language } = query.localeCode
  const key = { id: slug, market: { language, country: toCountryCode(query.localeCode) } }
  if (record.kind === 'families') {
    const [classification] = await findClassificationsBySlug({ db }, [key])
    return classification && { type: 'classification', classification }
  }
  const [product] = await findProducts({ db }, [key])
  return product && { type: 'product', product }
}
