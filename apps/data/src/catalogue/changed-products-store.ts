import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/**
 * Slugs of the products saved at a time, and of the classifications that list them now or listed an earlier version:
 * the pages of a moved product's old classification change too.
 */
export async function listChangedAt(
  db: Queries,
  changedAt: string,
): Promise<{ products: string[]; classifications: string[] }> {
  const { rows } = await sql<{ kind: string; slug: string }>`with changed as (
      select id, slug, classification_id from product where updated_at = ${changedAt}::timestamptz),
    places as (
      select classification_id as id from changed where classification_id is not null
      union select classification.id from changed join product_version on product_id = changed.id
        join classification on classification.slug = product_version.content ->> 'classification')
    select 'product' as kind, slug from changed
    union select 'classification', above.slug from places join classification below on below.id = places.id
      join classification above on above.id = any(below.lineage)`.execute(db)
  const slugsOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ slug }) => slug)
  return { products: slugsOf('product'), classifications: slugsOf('classification') }
}
