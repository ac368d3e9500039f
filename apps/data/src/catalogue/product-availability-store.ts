import type { Market } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { columnInLanguage } from './product-detail-store.ts'
import { isAvailableIn } from './product-store.ts'

export type SaleRow = { id: string; name: string; classificationId: string | null; isAvailable: boolean }

/** Id, name, classification and availability of a product, whether or not it is available in the market's country. */
export async function findSale(db: Queries, market: Market, slug: string): Promise<SaleRow | undefined> {
  const texts = columnInLanguage('names.by_language', market.language)
  const { rows } =
    await sql<SaleRow>`select product.id, ${texts} as name, classification_id, ${isAvailableIn(market.country)} as is_available
    from product left join classification on classification.id = product.classification_id,
      lateral (select jsonb_object_agg(language, name) as by_language from product_text where product_id = product.id) names
    where product.slug = ${slug}`.execute(db)
  return rows[0]
}

/** Slugs of active products available in the country, first of the same classification, then of its family. */
export async function listAlternatives(
  db: Queries,
  country: string,
  { classificationId, limit }: { classificationId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select product.slug
    from product join classification on classification.id = product.classification_id
      join classification wanted on wanted.id = ${classificationId} and classification.lineage @> wanted.lineage[1:1]
    where product.status = 'active' and ${isAvailableIn(country)}
    order by classification.id <> wanted.id, product.sort_index, product.slug limit ${limit}`.execute(db)
  return rows.map(({ slug }) => slug)
}
