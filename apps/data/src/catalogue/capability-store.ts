import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Reader } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { inLanguage } from './product-detail-store.ts'
import { isSoldIn } from './product-store.ts'

export type Capability = { id: string; slug: string; name: string; image: string }

/** All of them, or those with these slugs. */
export async function listCapabilities(
  db: Queries,
  { language }: Reader,
  slugs: readonly string[] | undefined,
): Promise<Capability[]> {
  const { rows } = await sql<Capability>`select id, slug, ${inLanguage('names', language)} as name, image
    from capability where ${slugs ? sql`slug = any(${slugs})` : sql`true`} order by sort_index, slug`.execute(db)
  return rows.map((row) => ({ ...row, image: imageOrDefault(row.image) }))
}

/** Slugs of the products that master something and are sold in the country, the best placed first. */
export async function listSlugsByCapability(
  db: Queries,
  country: string,
  asked: { capability: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select product.slug from capability
      join product_capability on capability_id = capability.id
      join product on product.id = product_id
      left join classification on classification.id = product.classification_id
    where capability.slug = ${asked.capability} and product.status <> 'cancelled' and ${isSoldIn(country)}
    order by classification.sort_index, product.sort_index, product.slug limit ${asked.limit}`.execute(db)
  return rows.map(({ slug }) => slug)
}
