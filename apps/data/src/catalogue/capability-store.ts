import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import type { Market } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { columnInLanguage } from './product-detail-store.ts'
import { isAvailableIn } from './product-store.ts'

export type Capability = { id: string; slug: string; name: string; image: string }

/** All capabilities, or those with these slugs. */
export async function listCapabilities(
  db: Queries,
  { language }: Market,
  slugs: readonly string[] | undefined,
): Promise<Capability[]> {
  const { rows } = await sql<Capability>`select id, slug, ${columnInLanguage('names', language)} as name, image
    from capability where ${slugs ? sql`slug = any(${slugs})` : sql`true`} order by sort_index, slug`.execute(db)
  return rows.map((row) => ({ ...row, image: imageOrDefault(row.image) }))
}

/** Slugs of products with a capability that are available in the country, in catalogue order. */
export async function listSlugsByCapability(
  db: Queries,
  country: string,
  filter: { capability: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select product.slug from capability
      join product_capability on capability_id = capability.id
      join product on product.id = product_id
      left join classification on classification.id = product.classification_id
    where capability.slug = ${filter.capability} and product.status <> 'cancelled' and ${isAvailableIn(country)}
    order by classification.sort_index, product.sort_index, product.slug limit ${filter.limit}`.execute(db)
  return rows.map(({ slug }) => slug)
}
