import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isSoldIn } from './product-store.ts'

export type AddressRow = {
  /** The path of its page below the locale. */
  route: string
  /** Where it is shown; nothing for everywhere. */
  countries: string[] | null
  updatedAt: Date
}

/** Every classification and every product that is offered, in the order of their routes. */
export async function listAddresses(
  db: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`select route, countries, updated_at from (
      select '/' || route as route, shown_countries as countries, updated_at from classification
      union all
      select '/' || coalesce(classification.route, 'products') || '/' || product.slug, ${soldCountries()},
        product.updated_at
      from product left join classification on classification.id = product.classification_id
      where product.status <> 'cancelled') address
    where route > ${after} order by route limit ${limit}`.execute(db)
  return rows
}

/** In which countries each of these is sold. */
export async function listSoldCountries(
  db: Queries,
  ids: readonly string[],
): Promise<{ ownerId: string; country: string }[]> {
  const { rows } = await sql<{ ownerId: string; country: string }>`select product.id as owner_id, country
    from product left join classification on classification.id = product.classification_id,
      lateral unnest(${soldCountries()}) as country
    where product.id = any(${ids}::uuid[]) order by product.id, country`.execute(db)
  return rows
}

/** Which of these are in the catalogue and not shown in the country; names that it does not know are nobody's business. */
export async function listNotShown(db: Queries, country: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from classification
      where slug = any(${slugs}) and not ${country} = any(shown_countries)
    union
    select product.slug from product left join classification on classification.id = product.classification_id
      where product.slug = any(${slugs}) and not (${isSoldIn(country)})
    order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** There are few of them, so all are named. */
export async function listHiddenFamilies(db: Queries, country: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from classification
    where not ${country} = any(shown_countries) order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** The product's own countries, as far as all classifications above it are shown there. */
function soldCountries() {
  return sql`case when classification.shown_countries is null then product.supported_countries
    else array(select unnest(product.supported_countries) intersect select unnest(classification.shown_countries)) end`
}
