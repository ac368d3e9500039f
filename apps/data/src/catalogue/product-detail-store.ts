import type { Highlight } from '@ferrule/domain/catalogue/highlight'
import type { Market } from '@ferrule/domain/catalogue/product'
import type { SpecificationFacts } from '@ferrule/domain/catalogue/specification'
import { CompiledQuery, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Detail rows of products, by kind. */
export type Details = {
  images: ImageRow[]
  files: FileRow[]
  variants: VariantRow[]
  specifications: SpecificationRow[]
  highlights: HighlightRow[]
  capabilities: CapabilityRow[]
}

export type DetailKind = keyof Details

/** Queries by product ids, given the name of their parameter; `$1` is the language. Raw SQL, because they run often. */
const statements: Record<DetailKind, (ids: string) => string> = {
  images: (ids) => `select product_id as "ownerId", name, url, position = 0 as default
    from product_image where product_id = any(${ids}::uuid[]) order by product_id, position`,
  files: (ids) => `select product_id as "ownerId", id, coalesce(names ->> $1, names ->> 'en') as name,
      content_language as "contentLanguage", thumbnail_url as "thumbnailUrl", type, url, filename,
      size_bytes as "sizeBytes"
    from product_file where product_id = any(${ids}::uuid[]) order by product_id, content_language <> $1, position`,
  variants: (ids) => `select product_id as "ownerId", id, name_metric as "nameMetric", name_imperial as "nameImperial"
    from product_variant where product_id = any(${ids}::uuid[]) order by product_id, position`,
  specifications: (ids) => specificationsOf('product_id', `product_id = any(${ids}::uuid[]) and variant_id is null`),
  highlights: (ids) => `select product_id as "ownerId", text ->> 'name' as name,
      text ->> 'shortDescription' as "shortDescription", text ->> 'longDescription' as "longDescription",
      image_url as "imageUrl", video_image_url as "videoImageUrl", video_url as "videoUrl"
    from product_highlight, lateral coalesce(texts -> $1, texts -> 'en') as text
    where product_id = any(${ids}::uuid[]) order by product_id, position`,
  capabilities: (
    ids,
  ) => `select product_id as "ownerId", id, slug, coalesce(names ->> $1, names ->> 'en') as name, image
    from product_capability join capability on capability.id = capability_id
    where product_id = any(${ids}::uuid[]) order by product_id, sort_index, slug`,
}

function specificationsOf(owner: 'product_id' | 'variant_id', which: string): string {
  return `select specification.${owner} as "ownerId", definition.key as definition, coalesce(definition.names ->> $1, definition.names ->> 'en') as name,
      coalesce(specification.unit, definition.unit) as unit, minimum, maximum,
      measurement_system as "measurementSystem",
      case when specification.choices is null then coalesce(specification.texts ->> $1, specification.texts ->> 'en')
        else (select string_agg(coalesce(definition.choices -> choice ->> $1, definition.choices -> choice ->> 'en', choice),
            ', ' order by position)
          from unnest(specification.choices) with ordinality as given (choice, position)) end as text
    from specification join specification_definition definition on definition.key = specification.definition_key
    where ${which} order by "ownerId", definition.sort_index, definition.key, measurement_system`
}

/** Reads any kinds in one statement: a page needs all of them, and round trips cost more than reading. */
export async function readDetails(
  db: Queries,
  { language }: Market,
  idsByKind: ReadonlyMap<DetailKind, readonly string[]>,
): Promise<Partial<Details>> {
  const lists = [...idsByKind.keys()].map((kind, index) => {
    return `(select coalesce(json_agg(one), '[]') from (${statements[kind](`$${index + 2}`)}) as one) as ${kind}`
  })
  // References `$1`, because Postgres rejects an unused parameter when no list needs the language.
  const text = `select ${lists.join(', ')} where $1::text is not null`
  const { rows } = await db.executeQuery<Partial<Details>>(CompiledQuery.raw(text, [language, ...idsByKind.values()]))
  return rows[0] ?? {}
}

/** Specifications of variants. */
export async function listSpecificationsOfVariants(
  db: Queries,
  { language }: Market,
  ids: readonly string[],
): Promise<SpecificationRow[]> {
  const text = specificationsOf('variant_id', 'variant_id = any($2::uuid[])')
  return (await db.executeQuery<SpecificationRow>(CompiledQuery.raw(text, [language, ids]))).rows
}

export type ImageRow = { ownerId: string; name: string; url: string; default: boolean }

export type FileRow = {
  ownerId: string
  id: string
  name: string
  contentLanguage: string
  thumbnailUrl: string | null
  type: string
  url: string
  filename: string
  sizeBytes: number
}

export type CapabilityRow = { ownerId: string; id: string; slug: string; name: string; image: string | null }

export type HighlightRow = Highlight & { ownerId: string }

export type VariantRow = { ownerId: string; id: string; nameMetric: string; nameImperial: string }

export type SpecificationRow = SpecificationFacts & { ownerId: string; definition: string }

export type RelatedRow = { ownerId: string; kind: 'related' | 'component' | 'service'; slug: string }

export async function listRelated(db: Queries, ids: readonly string[]): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`select product_id as owner_id, kind, related_slug as slug
    from related_product where product_id = any(${ids}::uuid[]) order by product_id, kind, position`.execute(db)
  return rows
}

type TextColumn =
  | 'names'
  | 'names.by_language'
  | 'capability.names'
  | 'classification.texts'
  | 'definition.choices -> choice'
  | 'definition.names'
  | 'specification.texts'

/** The text of a multilingual column in the given language, else in English. */
export function columnInLanguage(column: TextColumn, language: string) {
  const texts = sql.raw(column)
  return sql<string>`coalesce(${texts} ->> ${language}, ${texts} ->> 'en')`
}
