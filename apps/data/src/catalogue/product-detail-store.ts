import type { Highlight } from '@ferrule/domain/catalogue/highlight'
import type { Reader } from '@ferrule/domain/catalogue/product'
import type { SpecificationFacts } from '@ferrule/domain/catalogue/specification'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** What hangs on products, by kind. */
export type Details = {
  images: ImageRow[]
  files: FileRow[]
  variants: VariantRow[]
  specifications: SpecificationRow[]
  highlights: HighlightRow[]
  capabilities: CapabilityRow[]
}

export type DetailKind = keyof Details

const statements = {
  images: (_, ids) => imagesOf(ids),
  files: filesOf,
  variants: (_, ids) => variantsOf(ids),
  specifications: specificationsOfProducts,
  highlights: highlightsOf,
  capabilities: capabilitiesOf,
} satisfies Record<DetailKind, (reader: Reader, ids: readonly string[]) => RawBuilder<unknown>>

/** Any kinds in one statement: a page asks for all of them, and going to and fro costs more than reading. */
export async function readDetails(
  db: Queries,
  reader: Reader,
  wanted: ReadonlyMap<DetailKind, readonly string[]>,
): Promise<Partial<Details>> {
  const lists = [...wanted].map(([kind, ids]) => {
    const rows = statements[kind](reader, ids)
    return sql`(select coalesce(json_agg(one), '[]') from (${rows}) as one) as ${sql.ref(kind)}`
  })
  const { rows } = await sql<Partial<Details>>`select ${sql.join(lists)}`.execute(db)
  return rows[0] ?? {}
}

export type ImageRow = { ownerId: string; name: string; url: string; default: boolean }

function imagesOf(ids: readonly string[]) {
  return sql<ImageRow>`select product_id as "ownerId", name, url, position = 0 as default
    from product_image where product_id = any(${ids}::uuid[]) order by product_id, position`
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

function filesOf({ language }: Reader, ids: readonly string[]) {
  return sql<FileRow>`select product_id as "ownerId", id, ${inLanguage('names', language)} as name,
      content_language as "contentLanguage", thumbnail_url as "thumbnailUrl", type, url, filename, extension,
      size_bytes as "sizeBytes"
    from product_file where product_id = any(${ids}::uuid[])
    order by product_id, content_language <> ${language}, position`
}

export type CapabilityRow = { ownerId: string; id: string; slug: string; name: string; image: string | null }

function capabilitiesOf({ language }: Reader, ids: readonly string[]) {
  return sql<CapabilityRow>`select product_id as "ownerId", id, slug, ${inLanguage('names', language)} as name, image
    from product_capability join capability on capability.id = capability_id
    where product_id = any(${ids}::uuid[]) order by product_id, sort_index, slug`
}

export type HighlightRow = Highlight & { ownerId: string }

function highlightsOf({ language }: Reader, ids: readonly string[]) {
  return sql<HighlightRow>`select product_id as "ownerId", text ->> 'name' as name,
      text ->> 'shortDescription' as "shortDescription", text ->> 'longDescription' as "longDescription",
      image_url as "imageUrl", video_image_url as "videoImageUrl", video_url as "videoUrl"
    from product_highlight, lateral coalesce(texts -> ${language}, texts -> 'en') as text
    where product_id = any(${ids}::uuid[]) order by product_id, position`
}

export type RelatedRow = { ownerId: string; kind: 'related' | 'component' | 'service'; slug: string }

export async function listRelated(db: Queries, ids: readonly string[]): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`select product_id as owner_id, kind, related_slug as slug
    from related_product where product_id = any(${ids}::uuid[]) order by product_id, kind, position`.execute(db)
  return rows
}

export type VariantRow = { ownerId: string; id: string; nameMetric: string; nameImperial: string }

function variantsOf(ids: readonly string[]) {
  return sql<VariantRow>`select product_id as "ownerId", id, name_metric as "nameMetric",
      name_imperial as "nameImperial"
    from product_variant where product_id = any(${ids}::uuid[]) order by product_id, position`
}

export type SpecificationRow = SpecificationFacts & { ownerId: string }

/** What is said of whole products, in the order of the definitions. */
function specificationsOfProducts(reader: Reader, ids: readonly string[]) {
  const owners = sql`specification.product_id = any(${ids}::uuid[]) and specification.variant_id is null`
  return specificationsOf(reader, { owner: 'product_id', owners })
}

/** What is said of variants. */
export async function listSpecificationsOfVariants(db: Queries, reader: Reader, ids: readonly string[]) {
  const owners = sql`specification.variant_id = any(${ids}::uuid[])`
  return (await specificationsOf(reader, { owner: 'variant_id', owners }).execute(db)).rows
}

function specificationsOf(
  { language }: Reader,
  { owner, owners }: { owner: 'product_id' | 'variant_id'; owners: ReturnType<typeof sql> },
) {
  const chosen = inLanguage('definition.choices -> choice', language)
  return sql<SpecificationRow>`select ${sql.ref(`specification.${owner}`)} as "ownerId",
      ${inLanguage('definition.names', language)} as name, coalesce(specification.unit, definition.unit) as unit,
      minimum, maximum, measurement_system as "measurementSystem",
      case when specification.choices is null then ${inLanguage('specification.texts', language)}
        else (select string_agg(coalesce(${chosen}, choice), ', ' order by position)
          from unnest(specification.choices) with ordinality as given (choice, position)) end as text
    from specification join specification_definition definition on definition.key = specification.definition_key
    where ${owners} order by "ownerId", definition.sort_index, definition.key, measurement_system`
}

/** The text of a column of texts by language: in the language asked for, else in English. */
export function inLanguage(column: string, language: string) {
  const texts = sql.raw(column)
  return sql<string>`coalesce(${texts} ->> ${language}, ${texts} ->> 'en')`
}
