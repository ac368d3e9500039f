import type { Reader } from '@ferrule/domain/catalogue/product'
import type { SpecificationFacts } from '@ferrule/domain/catalogue/specification'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { type KeptFacts, keptFacts } from './kept-facts.ts'
import { inLanguage } from './product-detail-store.ts'

export type FactsRow = SpecificationFacts & { slug: string; variantId: string | null }

export async function keepFacts(tx: Queries, entries: readonly ComparedEntry[]): Promise<KeptFacts> {
  const { rows } = await sql<{ facts: unknown }>`
    select coalesce(jsonb_agg(to_jsonb(specification)), '[]'::jsonb) as facts from ${presentOf(entries)}`.execute(tx)
  return keptFacts.parse(rows[0]?.facts ?? [])
}

export function listKeptFacts(queries: Queries, reader: Reader, facts: KeptFacts): Promise<FactsRow[]> {
  const kept = sql`jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as specification (slug text, variant_id uuid,
    definition_key text, measurement_system text, unit text, minimum float8, maximum float8, choices text[],
    texts jsonb)`
  return wordFacts(queries, reader, kept)
}

export function listPresentFacts(
  queries: Queries,
  reader: Reader,
  entries: readonly ComparedEntry[],
): Promise<FactsRow[]> {
  return wordFacts(queries, reader, presentOf(entries))
}

/** Of the products themselves and of those of their variants that were chosen. */
function presentOf(entries: readonly ComparedEntry[]): RawBuilder<unknown> {
  const slugs = entries.map(({ slug }) => slug)
  const variants = entries.flatMap(({ variantId }) => variantId ?? [])
  return sql`(select product.slug, variant_id, definition_key, measurement_system, unit, minimum, maximum, choices, texts
    from specification join product on product.id = specification.product_id
    where product.slug = any(${slugs}) and (variant_id is null or variant_id = any(${variants}::uuid[])))
    as specification`
}

async function wordFacts(queries: Queries, { language }: Reader, source: RawBuilder<unknown>): Promise<FactsRow[]> {
  const chosen = inLanguage('definition.choices -> choice', language)
  const { rows } = await sql<FactsRow>`select specification.slug, variant_id,
      ${inLanguage('definition.names', language)} as name,
      coalesce(specification.unit, definition.unit) as unit, minimum, maximum, measurement_system,
      case when specification.choices is null then ${inLanguage('specification.texts', language)}
        else (select string_agg(coalesce(${chosen}, choice), ', ' order by position)
          from unnest(specification.choices) with ordinality as given (choice, position)) end as text
    from ${source} join specification_definition definition on definition.key = specification.definition_key
    order by definition.sort_index, definition.key, measurement_system`.execute(queries)
  return rows
}
