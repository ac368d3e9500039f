import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Product, Reader } from '@ferrule/domain/catalogue/product'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { CompiledQuery, type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Reads any number of products that are sold in the reader's country, in one query. */
export async function listProductsBySlugs(db: Queries, reader: Reader, slugs: readonly string[]): Promise<Product[]> {
  return readProducts(db, reader, { by: 'slug', values: slugs })
}

export async function listProductsByIds(db: Queries, reader: Reader, ids: readonly string[]): Promise<Product[]> {
  return readProducts(db, reader, { by: 'id', values: ids })
}

/** By the product's own list and by those of every classification above it. */
export function isSoldIn(country: string) {
  return sql<SqlBool>`${country} = any(product.supported_countries) and
    (classification.shown_countries is null or ${country} = any(classification.shown_countries))`
}

type ProductRow = Omit<Product, 'route' | 'language' | 'image'> & {
  language: string
  image: string | null
  classificationRoute: string | null
}

/** Written out rather than built: it is asked more often than all others together, and building it costs as much. */
const productQuery = (which: string) => `select product.id, product.slug, brand, status, product.image,
    classification_id as "classificationId", classification.route as "classificationRoute",
    variant_count as "variantCount", video, coalesce(own.language, english.language) as language,
    coalesce(own.name, english.name) as name,
    coalesce(own.short_description, english.short_description) as "shortDescription",
    coalesce(own.long_description, english.long_description) as "longDescription"
  from product
    join product_text english on english.product_id = product.id and english.language = '${defaultLanguage}'
    left join product_text own on own.product_id = product.id and own.language = $2
    left join classification on classification.id = product.classification_id
  where ${which} and $3 = any(product.supported_countries)
    and (classification.shown_countries is null or $3 = any(classification.shown_countries))`

const productQueries = {
  slug: productQuery('product.slug = any($1)'),
  id: productQuery('product.id = any($1::uuid[])'),
}

/** In the language asked for, else in English. */
async function readProducts(
  db: Queries,
  { language, country }: Reader,
  { by, values }: { by: keyof typeof productQueries; values: readonly string[] },
): Promise<Product[]> {
  if (values.length === 0) return []
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(productQueries[by], [values, language, country]))
  return rows.map(({ classificationRoute, ...row }) => ({
    ...row,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    image: imageOrDefault(row.image),
    route: toProductRoute(classificationRoute, row.slug),
  }))
}

export function toProductRoute(classificationRoute: string | null, slug: string): string {
  return `/${classificationRoute ?? 'products'}/${slug}`
}

export type LifeRow = {
  /** The product whose line of successors this is. */
  ownerId: string
  slug: string
  status: Product['status']
  successorSlug: string | null
}

/** The products in the lines of successors of these, themselves included, as far as they are sold in the country. */
export async function listLines(db: Queries, { country }: Reader, ids: readonly string[]): Promise<LifeRow[]> {
  const { rows } = await sql<LifeRow>`with recursive line as (
      select product.id as owner_id, slug, status, successor_slug, 1 as step from product
      where id = any(${ids}::uuid[])
    union all
      select line.owner_id, product.slug, product.status, product.successor_slug, step + 1
      from line join product on product.slug = line.successor_slug
        left join classification on classification.id = product.classification_id
      where step < 10 and ${isSoldIn(country)})
    select owner_id, slug, status, successor_slug from line`.execute(db)
  return rows
}
