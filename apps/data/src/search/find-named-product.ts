import type { Product } from '@ferrule/domain/catalogue/product'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import type { SuggestQuery } from '@ferrule/domain/search/search-query'
import { findClassificationsBySlug, type ReadClassification } from '../catalogue/find-classifications.ts'
import { findProducts } from '../catalogue/find-products.ts'
import type { ReadBy } from '../catalogue/reader.ts'
import type { Deps } from '../graphql/request-context.ts'

export type NamedProduct =
  | { type: 'product'; product: ReadBy<Product> }
  | { type: 'classification'; classification: ReadClassification }

/**
 * The product or classification that a reader called by its name. The engine knows names, however they are written; the
 * catalogue has the last word on what is shown in the country.
 */
export async function findNamedProduct(
  { db, search }: Pick<Deps, 'db' | 'search'>,
  query: SuggestQuery,
): Promise<NamedProduct | undefined> {
  const record = await search.findNamed(query)
  if (!record) return undefined
  const slug = record.path.split('/').at(-1) ?? ''
  const { language } = query.localeCode
  const wish = { id: slug, reader: { language, country: toCountryCode(query.localeCode) } }
  if (record.kind === 'families') {
    const [classification] = await findClassificationsBySlug({ db }, [wish])
    return classification && { type: 'classification', classification }
  }
  const [product] = await findProducts({ db }, [wish])
  return product && { type: 'product', product }
}
