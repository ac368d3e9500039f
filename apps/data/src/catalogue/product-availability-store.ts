import type { Reader } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { inLanguage } from './product-detail-store.ts'
import { isSoldIn } from './product-store.ts'

export type SaleRow = { name: string; classificationId: string | null; isSold: boolean }

/** A product whether or not it is sold in the reader's country: only its name and where it belongs. */
export async function findSale(db: Queries, reader: Reader, slug: string): Promise<SaleRow | undefined> {
  const texts = inLanguage('names.by_language', reader.language)
  const { rows } = await sql<SaleRow>`select ${texts} as name, classification_id, ${isSoldIn(reader.country)} as is_sold
    from product left join classification on classification.id = product.classification_id,
      lateral (select jsonb_object_agg(language, name) as by_language from product_text where product_id = product.id) names
    where product.slug = ${slug}`.execute(db)
  return rows[0]
}

/** Slugs of active products that are sold in the country, from the same classification first, then its family. */
export async function listAlternatives(
  db: Queries,
  country: string,
  { classificationId, limit }: { classificationId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select product.slug
    from product join classification on classification.id = product.classification_id
      join classification wanted on wanted.id = ${classificationId} and classification.lineage @> wanted.lineage[1:1]
    where product.status = 'active' and ${isSoldIn(country)}
    order by classification.id <> wanted.id, product.sort_index, product.slug limit ${limit}`.execute(db)
  return rows.map(({ slug }) => slug)
}
