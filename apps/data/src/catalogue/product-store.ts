import type { Product } from '@ferrule/domain/catalogue/product'
import { defaultLanguage, isLanguage, type Language } from '@ferrule/domain/locales/language'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Reads any number of products in one query, each in the language asked for or else in English. */
export async function listProductsBySlugs(
  db: Queries,
  language: Language,
  slugs: readonly string[],
): Promise<Product[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .innerJoin('productText', 'productText.productId', 'product.id')
    .where('product.slug', 'in', slugs)
    .where('productText.language', 'in', [language, defaultLanguage])
    .distinctOn('product.id')
    .orderBy('product.id')
    .orderBy(sql`product_text.language = ${language}`, 'desc')
    .select([
      'product.id',
      'slug',
      'brand',
      'status',
      'image',
      'language',
      'name',
      'shortDescription',
      'longDescription',
    ])
    .execute()
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : defaultLanguage }))
}

export type ProductToSave = Omit<Product, 'language' | 'name' | 'shortDescription' | 'longDescription'>
export type ProductTextToSave = Pick<Product, 'name' | 'shortDescription' | 'longDescription'>

/** Writes a product under its slug and returns its id, which stays the same from the first time on. */
export async function saveProduct(db: Queries, product: ProductToSave): Promise<string> {
  const { id } = await db
    .insertInto('product')
    .values(product)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({
        brand: product.brand,
        status: product.status,
        image: product.image,
        updatedAt: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveProductText(
  db: Queries,
  key: { productId: string; language: Language },
  text: ProductTextToSave,
): Promise<void> {
  await db
    .insertInto('productText')
    .values({ ...key, ...text })
    .onConflict((conflict) => conflict.columns(['productId', 'language']).doUpdateSet(text))
    .execute()
}
