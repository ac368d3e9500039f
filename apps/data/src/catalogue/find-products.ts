import type { Product } from '@ferrule/domain/catalogue/product'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { Deps } from '../graphql/request-context.ts'
import { listProductsBySlugs } from './product-store.ts'

export type WantedProduct = { language: string; slug: string }

/** Answers each wish with its product or nothing: one query a language, however many fields of a request ask. */
export async function findProducts(
  { db }: Pick<Deps, 'db'>,
  wanted: readonly WantedProduct[],
): Promise<(Product | null)[]> {
  const byLanguage = Map.groupBy(wanted, ({ language }) => (isLanguage(language) ? language : defaultLanguage))
  const found = new Map<string, Product>()
  for (const [language, wishes] of byLanguage) {
    const slugs = [...new Set(wishes.map(({ slug }) => slug))]
    for (const product of await listProductsBySlugs(db.queries, language, slugs)) {
      found.set(`${language} ${product.slug}`, product)
    }
  }
  return wanted.map(({ language, slug }) => {
    return found.get(`${isLanguage(language) ? language : defaultLanguage} ${slug}`) ?? null
  })
}
