import type { Highlight } from '@ferrule/domain/catalogue/highlight'
import type { Reader } from '@ferrule/domain/catalogue/product'
import type { SpecificationFacts } from '@ferrule/domain/catalogue/specification'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type ImageRow = { ownerId: string; name: string; url: string; default: boolean }

export async function listImages(db: Queries, ids: readonly string[]): Promise<ImageRow[]> {
  const { rows } = await sql<ImageRow>`select product_id as owner_id, name, url, position = 0 as default
    from product_image where product_id = any(${ids}::uuid[]) order by product_id, position`.execute(db)
  return rows
}

export type FileRow = {
  ownerId: string
  id: string
  name: string
  contentLanguage: string
  thumbnailUrl: string | null
  type: string
  url: string
  filename: string
  extension: string
  sizeBytes: number
}

export async function listFiles(db: Queries, { language }: Reader, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`select product_id as owner_id, id, ${inLanguage('names', language)} as name,
      content_language, thumbnail_url, type, url, filename, extension, size_bytes::float8 as size_bytes
    from product_file where product_id = any(${ids}::uuid[])
    order by product_id, content_language <> ${language}, position`.execute(db)
  return rows
}

export type HighlightRow = Highlight & { ownerId: string }

export async function listHighlights(db: Queries, { language }: Reader, ids: string[]): Promise<HighlightRow[]> {
  const { rows } = await sql<HighlightRow>`select product_id as owner_id, text ->> 'name' as name,
      text ->> 'shortDescription' as short_description, text ->> 'longDescription' as long_description,
      image_url, video_image_url, video_url
    from product_highlight, lateral coalesce(texts -> ${language}, texts -> 'en') as text
    where product_id = any(${ids}::uuid[]) order by product_id, position`.execute(db)
  return rows
}

export type RelatedRow = { ownerId: string; kind: 'related' | 'component' | 'service'; slug: string }

export async function listRelated(db: Queries, ids: readonly string[]): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`select product_id as owner_id, kind, related_slug as slug
    from related_product where product_id = any(${ids}::uuid[]) order by product_id, kind, position`.execute(db)
  return rows
}

export type VariantRow = { ownerId: string; id: string; nameMetric: string; nameImperial: string }

export async function listVariants(db: Queries, ids: readonly string[]): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`select product_id as owner_id, id, name_metric, name_imperial
    from product_variant where product_id = any(${ids}::uuid[]) order by product_id, position`.execute(db)
  return rows
}

export type SpecificationRow = SpecificationFacts & { ownerId: string; key: string }

/** What is said of whole products, in the order of the definitions. */
export async function listOfProducts(db: Queries, reader: Reader, ids: string[]): Promise<SpecificationRow[]> {
  const owners = sql`specification.product_id = any(${ids}::uuid[]) and specification.variant_id is null`
  return listSpecifications(db, reader, { owner: 'product_id', owners })
}

/** What is said of variants. */
export async function listOfVariants(db: Queries, reader: Reader, ids: string[]): Promise<SpecificationRow[]> {
  const owners = sql`specification.variant_id = any(${ids}::uuid[])`
  return listSpecifications(db, reader, { owner: 'variant_id', owners })
}

async function listSpecifications(
  db: Queries,
  { language }: Reader,
  { owner, owners }: { owner: 'product_id' | 'variant_id'; owners: ReturnType<typeof sql> },
): Promise<SpecificationRow[]> {
  const chosen = inLanguage('definition.choices -> choice', language)
  const { rows } = await sql<SpecificationRow>`select ${sql.ref(`specification.${owner}`)} as owner_id,
      definition.key, ${inLanguage('definition.names', language)} as name,
      coalesce(specification.unit, definition.unit) as unit, minimum, maximum, measurement_system,
      case when specification.choices is null then ${inLanguage('specification.texts', language)}
        else (select string_agg(coalesce(${chosen}, choice), ', ' order by position)
          from unnest(specification.choices) with ordinality as given (choice, position)) end as text
    from specification join specification_definition definition on definition.key = specification.definition_key
    where ${owners} order by owner_id, definition.sort_index, definition.key, measurement_system`.execute(db)
  return rows
}

/** The text of a column of texts by language: in the language asked for, else in English. */
export function inLanguage(column: string, language: string) {
  const texts = sql.raw(column)
  return sql<string>`coalesce(${texts} ->> ${language}, ${texts} ->> 'en')`
}
