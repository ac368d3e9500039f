import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import type { Product, Market } from '@ferrule/domain/catalogue/product'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { CompiledQuery, type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Reads products that are available in the market's country, in one query. */
export async function listProductsBySlugs(db: Queries, market: Market, slugs: readonly string[]): Promise<Product[]> {
  return readProducts(db, market, { by: 'slug', values: slugs })
}

export async function listProductsByIds(db: Queries, market: Market, ids: readonly string[]): Promise<Product[]> {
  return readProducts(db, market, { by: 'id', values: ids })
}

/** Checks the product's own countries and those of its classification, which include all ancestors. */
export function isAvailableIn(country: string) {
  return sql<SqlBool>`${country} = any(product.supported_countries) and
    (classification.shown_countries is null or ${country} = any(classification.shown_countries))`
}

type ProductRow = Omit<Product, 'route' | 'language' | 'image'> & {
  language: string
  image: string | null
  classificationRoute: string | null
}

/** Raw SQL: this query runs more often than all others together, and building it costs as much as running it. */
const productQuery = (condition: string) => `select product.id, product.slug, brand, status, product.image,
    classification_id as "classificationId", classification.route as "classificationRoute",
    variant_count as "variantCount", video, support_until as "supportUntil",
    coalesce(own.language, english.language) as language,
    coalesce(own.name, english.name) as name,
    coalesce(own.short_description, english.short_description) as "shortDescription",
    coalesce(own.long_description, english.long_description) as "longDescription"
  from product
    join product_text english on english.product_id = product.id and english.language = '${defaultLanguage}'
    left join product_text own on own.product_id = product.id and own.language = $2
    left join classification on classification.id = product.classification_id
  where ${condition} and $3 = any(product.supported_countries)
    and (classification.shown_countries is null or $3 = any(classification.shown_countries))`

const productQueries = {
  slug: productQuery('product.slug = any($1)'),
  id: productQuery('product.id = any($1::uuid[])'),
}

/** Reads texts in the market's language, else in English. */
async function readProducts(
  db: Queries,
  { language, country }: Market,
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

export type SuccessorRow = {
  /** The product at the start of the chain of successors. */
  ownerId: string
  slug: string
  status: Product['status']
  successorSlug: string | null
}

/** Chains of successors of these products, themselves included, limited to those available in the country. */
export async function listSuccessorChains(
  db: Queries,
  { country }: Market,
  ids: readonly string[],
): Promise<SuccessorRow[]> {
  const { rows } = await sql<SuccessorRow>`with recursive line as (
      select product.id as owner_id, slug, status, successor_slug, 1 as step from product
      where id = any(${ids}::uuid[])
    union all
      select line.owner_id, product.slug, product.status, product.successor_slug, step + 1
      from line join product on product.slug = line.successor_slug
        left join classification on classification.id = product.classification_id
      where step < 10 and ${isAvailableIn(country)})
    select owner_id, slug, status, successor_slug from line`.execute(db)
  return rows
}
