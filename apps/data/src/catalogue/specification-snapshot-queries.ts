import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries-parameter'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { type SpecificationSnapshot, specificationSnapshot } from './specification-snapshot-schema.ts'

/** A snapshot of the current specifications of products and selected variants, for storage in another record. */
export async function takeSnapshot(tx: Queries, entries: readonly ComparedEntry[]): Promise<SpecificationSnapshot> {
  const { rows } = await sql<{ facts: unknown }>`
    select coalesce(jsonb_agg(to_jsonb(specification)), '[]'::jsonb) as facts from ${currentFactsOf(entries)}`.execute(
    tx,
  )
  return specificationSnapshot.parse(rows[0]?.facts ?? [])
}

/** Current specifications of the products and of their selected variants. */
export function currentFactsOf(entries: readonly ComparedEntry[]): RawBuilder<unknown> {
  const slugs = entries.map(({ slug }) => slug)
  const variants = entries.flatMap(({ variantId }) => variantId ?? [])
  return sql`(select product.slug, variant_id, definition_key, measurement_system, unit, minimum, maximum, choices, texts
    from specification join product on product.id = specification.product_id
    where product.slug = any(${slugs}) and (variant_id is null or variant_id = any(${variants}::uuid[])))
    as specification`
}
