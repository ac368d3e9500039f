import { inAskedOrder, parseAskedSlugs } from '@ferrule/domain/catalogue/asked-slugs'
import type { Product } from '@ferrule/domain/catalogue/product'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsBySlugs } from './product-store.ts'

/** The products of a comma separated list, in its order; missing ones are logged and skipped. */
export async function listProducts(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  language: string,
  slugs: string,
): Promise<Product[]> {
  const asked = parseAskedSlugs(slugs)
  const rows = await listProductsBySlugs(db.queries, isLanguage(language) ? language : defaultLanguage, asked)
  const { found, missing } = inAskedOrder(asked, rows)
  if (missing.length > 0) log.warn('products-missing', { count: missing.length, locale: language })
  return found
}
