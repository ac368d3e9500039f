import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Files of a product, with titles in the given language. */
export async function listDocuments(tx: Queries, productSlug: string, language: string) {
  return tx
    .selectFrom('productFile')
    .innerJoin('product', 'product.id', 'productFile.productId')
    .where('product.slug', '=', productSlug)
    .select(['productFile.id', 'productFile.type', 'productFile.filename', 'productFile.contentLanguage'])
    .select([
      sql<number>`product_file.size_bytes::int`.as('sizeBytes'),
      sql<string>`coalesce(product_file.names ->> ${language}, product_file.names ->> 'en')`.as('name'),
    ])
    .orderBy('productFile.position')
    .execute()
}
