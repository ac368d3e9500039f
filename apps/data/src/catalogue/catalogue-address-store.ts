import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isAvailableIn } from './product-store.ts'

export type AddressRow = {
  /** Path below the locale. */
  route: string
  /** Countries in which it is shown; null means everywhere. */
  countries: string[] | null
  updatedAt: Date
}

/** Classifications and offered products, ordered by route. */
export async function listAddresses(
  db: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`select route, countries, updated_at from (
      select '/' || route as route, shown_countries as countries, updated_at from classification
      union all
      select '/' || coalesce(classification.route, 'products') || '/' || product.slug, ${availableCountries()},
        product.updated_at
      from product left join classification on classification.id = product.classification_id
      where product.status <> 'cancelled') address
    where route > ${after} order by route limit ${limit}`.execute(db)
  return rows
}

/** Countries in which each of these products is available. */
export async function listAvailableCountries(
  db: Queries,
  ids: readonly string[],
): Promise<{ ownerId: string; country: string }[]> {
  const { rows } = await sql<{ ownerId: string; country: string }>`select product.id as owner_id, country
    from product left join classification on classification.id = product.classification_id,
      lateral unnest(${availableCountries()}) as country
    where product.id = any(${ids}::uuid[]) order by product.id, country`.execute(db)
  return rows
}

/** The slugs that exist in the catalogue but are hidden in the country. Unknown slugs are ignored. */
export async function listHiddenSlugs(db: Queries, country: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from classification
      where slug = any(${slugs}) and not ${country} = any(shown_countries)
    union
    select product.slug from product left join classification on classification.id = product.classification_id
      where product.slug = any(${slugs}) and not (${isAvailableIn(country)})
    order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** The product's countries, limited to those in which all its classifications are shown. */
function availableCountries() {
  return sql`case when classification.shown_countries is null then product.supported_countries
    else array(select unnest(product.supported_countries) intersect select unnest(classification.shown_countries)) end`
}
