import type { ProductStatus } from '@ferrule/domain/catalogue/product'
import type { Language } from '@ferrule/domain/locales/language'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { columnInLanguage } from './product-detail-store.ts'

export type WaitingProduct = { id: string; contentHash: string }

/** Products that changed since they were indexed. */
export async function listWaiting(db: Queries, limit: number): Promise<WaitingProduct[]> {
  const { rows } = await sql<WaitingProduct>`select product.id, product.content_hash
    from product left join search_entry on product_id = product.id
    where search_entry.content_hash is distinct from product.content_hash order by product.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function recordEntries(db: Queries, products: readonly WaitingProduct[]): Promise<void> {
  await db
    .insertInto('searchEntry')
    .values(products.map(({ id, contentHash }) => ({ productId: id, contentHash })))
    .onConflict((conflict) => {
      return conflict.column('productId').doUpdateSet((eb) => ({ contentHash: eb.ref('excluded.contentHash') }))
    })
    .execute()
}

/** Makes all products wait for indexing, because a changed tree changes their countries and texts. */
export async function clearEntries(tx: Queries): Promise<void> {
  await tx.deleteFrom('searchEntry').execute()
}

export type FamilyRow = {
  slug: string
  route: string
  image: string | null
  /** Null means everywhere. */
  countries: string[] | null
  name: string
  description: string
}

/** Search data of all classifications in one language. */
export async function listSearchableFamilies(db: Queries, language: Language): Promise<FamilyRow[]> {
  const { rows } = await sql<FamilyRow>`select slug, route, image, shown_countries as countries,
      text ->> 'name' as name, text ->> 'description' as description
    from classification, lateral coalesce(texts -> ${language}, texts -> 'en') as text`.execute(db)
  return rows
}

export type SearchableRow = {
  slug: string
  status: ProductStatus
  area: string
  route: string | null
  image: string | null
  countries: string[]
  name: string
  shortDescription: string
  /** All other searchable text of the product. */
  text: string
  figures: { unit: string; minimum: number | null; maximum: number | null }[]
  files: { id: string; url: string; name: string; filename: string; sizeBytes: number; contentLanguage: string }[]
}

/** Search data of products in one language, else in English. */
export async function listSearchable(
  db: Queries,
  language: Language,
  ids: readonly string[],
): Promise<SearchableRow[]> {
  const { rows } = await sql<SearchableRow>`select product.slug, product.status,
      coalesce(classification.area, 'products') as area, classification.route, product.image,
      array(select unnest(product.supported_countries) intersect
        select unnest(coalesce(classification.shown_countries, product.supported_countries))) as countries,
      coalesce(own.name, english.name) as name,
      coalesce(own.short_description, english.short_description) as short_description,
      concat_ws(E'\n', product.brand, ${columnInLanguage('classification.texts', language)}::jsonb ->> 'name',
        coalesce(own.long_description, english.long_description),
        (select string_agg(${columnInLanguage('capability.names', language)}, E'\n')
          from product_capability join capability on capability.id = capability_id where product_id = product.id),
        (select string_agg(coalesce(texts -> ${language}, texts -> 'en') ->> 'name', E'\n')
          from product_highlight where product_id = product.id),
        (select string_agg(concat_ws(' ', name_metric, name_imperial), E'\n')
          from product_variant where product_id = product.id),
        (select string_agg(distinct ${columnInLanguage('definition.names', language)}, E'\n')
          from specification join specification_definition definition on definition.key = definition_key
          where product_id = product.id)) as text,
      coalesce((select jsonb_agg(jsonb_build_object('unit', coalesce(specification.unit, definition.unit),
          'minimum', minimum, 'maximum', maximum))
        from specification join specification_definition definition on definition.key = definition_key
        where product_id = product.id and (minimum is not null or maximum is not null)), '[]') as figures,
      coalesce((select jsonb_agg(file) from (${filesIn(language)}) file), '[]') as files
    from product join product_text english on english.product_id = product.id and english.language = 'en'
      left join product_text own on own.product_id = product.id and own.language = ${language}
      left join classification on classification.id = product.classification_id
    where product.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Each document once: in the given language, else in English, else in any other. */
function filesIn(language: Language) {
  return sql`select distinct on (type, names ->> 'en') id, url, coalesce(names ->> ${language}, names ->> 'en') as name,
      filename, size_bytes as "sizeBytes", content_language as "contentLanguage"
    from product_file where product_id = product.id
    order by type, names ->> 'en', content_language <> ${language}, content_language <> 'en', position`
}
