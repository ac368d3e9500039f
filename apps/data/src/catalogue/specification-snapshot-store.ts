import type { Market } from '@ferrule/domain/catalogue/product'
import type { SpecificationFacts } from '@ferrule/domain/catalogue/specification'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries-parameter'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { columnInLanguage } from './product-detail-store.ts'
import { currentFactsOf } from './specification-snapshot-queries.ts'
import type { SpecificationSnapshot } from './specification-snapshot-schema.ts'

export type FactsRow = SpecificationFacts & { slug: string; variantId: string | null }

export function listSpecificationSnapshots(
  queries: Queries,
  market: Market,
  facts: SpecificationSnapshot,
): Promise<FactsRow[]> {
  const snapshot = sql`jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as specification (slug text, variant_id uuid,
    definition_key text, measurement_system text, unit text, minimum float8, maximum float8, choices text[],
    texts jsonb)`
  return formatFacts(queries, market, snapshot)
}

export function listCurrentFacts(
  queries: Queries,
  market: Market,
  entries: readonly ComparedEntry[],
): Promise<FactsRow[]> {
  return formatFacts(queries, market, currentFactsOf(entries))
}

async function formatFacts(queries: Queries, { language }: Market, source: RawBuilder<unknown>): Promise<FactsRow[]> {
  const chosen = columnInLanguage('definition.choices -> choice', language)
  const { rows } = await sql<FactsRow>`select specification.slug, variant_id,
      ${columnInLanguage('definition.names', language)} as name,
      coalesce(specification.unit, definition.unit) as unit, minimum, maximum, measurement_system,
      case when specification.choices is null then ${columnInLanguage('specification.texts', language)}
        else (select string_agg(coalesce(${chosen}, choice), ', ' order by position)
          from unnest(specification.choices) with ordinality as given (choice, position)) end as text
    from ${source} join specification_definition definition on definition.key = specification.definition_key
    order by definition.sort_index, definition.key, measurement_system`.execute(queries)
  return rows
}
