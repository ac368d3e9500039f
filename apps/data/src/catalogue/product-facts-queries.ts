import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

type Texts = Record<string, string>

type SpecificationRow = {
  key: string
  names: Texts
  unit: string
  minimum: number | null
  maximum: number | null
  /** Codes of choices; null for numbers and free texts. */
  choices: string[] | null
  labels: Record<string, Texts>
  texts: Texts | null
}

type ProductFactsRow = { brand: string; designations: Texts; families: Texts; specifications: SpecificationRow[] }

/**
 * A product in all languages at once, for programs. Values that a source gives for the imperial system only repeat the
 * metric ones. Undefined for a product that is not in the catalogue.
 */
export async function findProductFacts(db: Queries, slug: string): Promise<ProductFactsRow | undefined> {
  const { rows } = await sql<ProductFactsRow>`select product.brand,
      (select json_object_agg(language, name) from product_text where product_id = product.id) as designations,
      coalesce((select json_object_agg(language, text ->> 'name')
        from jsonb_each(classification.texts) as named (language, text)), '{}') as families,
      (select coalesce(json_agg(one), '[]') from (
        select definition.key, definition.names, coalesce(specification.unit, definition.unit) as unit, minimum, maximum,
          specification.choices, definition.choices as labels, specification.texts
        from specification join specification_definition definition on definition.key = specification.definition_key
        where product_id = product.id and variant_id is null and measurement_system is distinct from 'Imperial'
        order by definition.sort_index, definition.key) as one) as specifications
    from product left join classification on classification.id = product.classification_id
    where product.slug = ${slug} and product.status <> 'cancelled'`.execute(db)
  return rows[0]
}
