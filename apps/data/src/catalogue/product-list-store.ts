import type { ProductListQuery, ProductSort, SpecificationFilter } from '@ferrule/domain/catalogue/product-list'
import type { Market } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { columnInLanguage } from './product-detail-store.ts'
import { isAvailableIn } from './product-store.ts'

export type ListedClassification = { market: Market; classificationId: string }

/**
 * Products below a classification that are available in the country and not cancelled. `offset 0` stops the planner from
 * flattening the classifications, which it would then join last.
 */
function availableProducts({ market, classificationId }: ListedClassification) {
  return sql`(select id, route, sort_index, shown_countries from classification
      where lineage @> array[${classificationId}::uuid] order by sort_index, route offset 0) classification
    join product on product.classification_id = classification.id
    where product.status <> 'cancelled' and ${isAvailableIn(market.country)}`
}

/**
 * The same products for the recommended order: those that are still built before all others. The classifications are
 * sorted first, once for each status, so that the query reads one classification after the other and stops when the page
 * is full, instead of sorting thousands of products.
 */
function productsByStatus({ market, classificationId }: ListedClassification) {
  return sql`(select id, route, sort_index, shown_countries, listed_status from classification
      cross join unnest(array['active', 'discontinued']::product_status[]) as listed_status
      where lineage @> array[${classificationId}::uuid]
      order by listed_status, sort_index, route offset 0) classification
    join product on product.classification_id = classification.id and product.status = listed_status
    where ${isAvailableIn(market.country)}`
}

/** One page of product ids in the requested order. */
export async function listPage(db: Queries, where: ListedClassification, query: ProductListQuery): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select product.id from ${query.sort === 'recommended' ? productsByStatus(where) : availableProducts(where)}
    ${filterConditions(query)}
    order by ${order(query.sort, where.market)} limit ${query.pageSize}
    offset ${(query.page - 1) * query.pageSize}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Total number of matching products. Separate, because counting is expensive and not always requested. */
export async function countListed(db: Queries, where: ListedClassification, query: ProductListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from ${availableProducts(where)} ${filterConditions(query)}`.execute(db)
  return rows[0]?.total ?? 0
}

export type Facet = { key: string; name: string; unit: string; minimum: number; maximum: number; count: number }

/** Ranges of filterable specifications, over all products of the classification and not only the filtered ones. */
export async function listFacets(db: Queries, where: ListedClassification): Promise<Facet[]> {
  const { rows } = await sql<Facet>`with found as (select product.id from ${availableProducts(where)})
    select definition.key, ${columnInLanguage('definition.names', where.market.language)} as name, definition.unit,
      min(coalesce(minimum, maximum)) as minimum, max(coalesce(maximum, minimum)) as maximum,
      count(distinct found.id)::int as count
    from found join specification on specification.product_id = found.id and specification.variant_id is null
      join specification_definition definition on definition.key = specification.definition_key
    where definition.filterable and coalesce(minimum, maximum) is not null
    group by definition.key order by definition.sort_index, definition.key`.execute(db)
  return rows
}

export type CapabilityFacet = { slug: string; name: string; count: number }

export async function listCapabilityFacets(db: Queries, where: ListedClassification): Promise<CapabilityFacet[]> {
  const { rows } = await sql<CapabilityFacet>`with found as (select product.id from ${availableProducts(where)})
    select slug, ${columnInLanguage('names', where.market.language)} as name, count(*)::int as count
    from found join product_capability on product_id = found.id join capability on capability.id = capability_id
    group by capability.id order by capability.sort_index, slug`.execute(db)
  return rows
}

function filterConditions({ filters, capabilities }: ProductListQuery) {
  const all = [...filters.map(overlaps), ...capabilities.map(hasCapability)]
  return all.length === 0 ? sql`` : sql`and ${sql.join(all, sql` and `)}`
}

function overlaps({ specification, minimum, maximum }: SpecificationFilter) {
  return sql`exists (select from specification where specification.product_id = product.id and variant_id is null
    and definition_key = ${specification}
    and (${minimum}::float8 is null or coalesce(maximum, 'infinity') >= ${minimum})
    and (${maximum}::float8 is null or coalesce(minimum, '-infinity') <= ${maximum}))`
}

function hasCapability(slug: string) {
  return sql`exists (select from product_capability join capability on capability.id = capability_id
    where product_id = product.id and capability.slug = ${slug})`
}

/** The slug comes last, which makes the order stable across pages. */
function order(sort: ProductSort, { language }: Market) {
  if (sort === 'newest') return sql`product.updated_at desc, product.slug`
  if (sort === 'recommended')
    return sql`listed_status, classification.sort_index, classification.route, product.sort_index, product.slug`
  return sql`(select name from product_text where product_id = product.id and language in (${language}, 'en')
    order by language = ${language} desc limit 1) collate natural_order, product.slug`
}
