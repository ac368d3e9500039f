import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Product, Reader } from '@ferrule/domain/catalogue/product'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Reads any number of products that are sold in the reader's country, in one query. */
export async function listProductsBySlugs(db: Queries, reader: Reader, slugs: readonly string[]): Promise<Product[]> {
  if (slugs.length === 0) return []
  return readProducts(db, reader, sql`product.slug = any(${slugs})`)
}

export async function listProductsByIds(db: Queries, reader: Reader, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return readProducts(db, reader, sql`product.id = any(${ids}::uuid[])`)
}

/** By the product's own list and by those of every classification above it. */
export function isSoldIn(country: string) {
  return sql<SqlBool>`${country} = any(product.supported_countries) and
    (classification.shown_countries is null or ${country} = any(classification.shown_countries))`
}

/** In the language asked for, else in English. */
async function readProducts(db: Queries, reader: Reader, which: Expression<SqlBool>): Promise<Product[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('productText as english', (join) =>
      join.onRef('english.productId', '=', 'product.id').on('english.language', '=', defaultLanguage),
    )
    .leftJoin('productText as own', (join) =>
      join.onRef('own.productId', '=', 'product.id').on('own.language', '=', reader.language),
    )
    .leftJoin('classification', 'classification.id', 'product.classificationId')
    .where(which)
    .where(isSoldIn(reader.country))
    .select(({ fn }) => [
      'product.id',
      'product.slug',
      'brand',
      'status',
      'product.image',
      'classificationId',
      'classification.route as classificationRoute',
      'variantCount',
      'video',
      fn.coalesce('own.language', 'english.language').as('language'),
      fn.coalesce('own.name', 'english.name').as('name'),
      fn.coalesce('own.shortDescription', 'english.shortDescription').as('shortDescription'),
      fn.coalesce('own.longDescription', 'english.longDescription').as('longDescription'),
    ])
    .execute()
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
