import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import type { Market } from '@ferrule/domain/catalogue/product'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type Classification = {
  id: string
  slug: string
  parentId: string | null
  name: string
  description: string
  sortIndex: number
  image: string
  imageHighRes: string
  imageUrl: string | null
  supportedCountries: string[]
  route: string
}

export async function listClassificationsBySlugs(db: Queries, market: Market, slugs: string[]) {
  return readClassifications(db, market, sql`classification.slug = any(${slugs})`)
}

export async function listClassificationsByIds(db: Queries, market: Market, ids: readonly string[]) {
  return readClassifications(db, market, sql`classification.id = any(${ids}::uuid[])`)
}

/**
 * Most classifications have no children, but the planner only has an average and would scan the whole table. The
 * lateral join (`offset 0` prevents flattening) makes it use the index once per parent.
 */
export async function listChildren(db: Queries, market: Market, ids: string[]) {
  const children = sql`select child.id from unnest(${ids}::uuid[]) as above (id),
    lateral (select id from classification where parent_id = above.id offset 0) as child`
  return readClassifications(db, market, sql`classification.id = any(array(${children}))`)
}

/** Every classification shown in the market's country. */
export async function listAllClassifications(db: Queries, market: Market, area: string | null) {
  return readClassifications(db, market, sql`(${area}::text is null or classification.area = ${area})`)
}

/** Reads classifications that are shown in the market's country, with all their ancestors. */
async function readClassifications(
  db: Queries,
  { language, country }: Market,
  condition: Expression<SqlBool>,
): Promise<Classification[]> {
  const { rows } = await sql<Classification>`select id, slug, parent_id, text ->> 'name' as name,
      text ->> 'description' as description, sort_index, image, image_high_res, image as image_url,
      supported_countries, '/' || route as route
    from classification, lateral coalesce(texts -> ${language}, texts -> 'en') as text
    where ${condition} and (shown_countries is null or ${country} = any(shown_countries))
    order by sort_index, slug`.execute(db)
  return rows.map((row) => ({
    ...row,
    image: imageOrDefault(row.image),
    imageHighRes: imageOrDefault(row.imageHighRes ?? row.image),
  }))
}

export type LineageRow = { ownerId: string; name: string; route: string }

/** The lineage of each classification, from its family down to itself. */
export async function listLineages(db: Queries, { language }: Market, ids: string[]): Promise<LineageRow[]> {
  const { rows } = await sql<LineageRow>`select below.id as owner_id, '/' || above.route as route,
      coalesce(above.texts -> ${language}, above.texts -> 'en') ->> 'name' as name
    from classification below, unnest(below.lineage) with ordinality as step (id, place), classification above
    where below.id = any(${ids}::uuid[]) and above.id = step.id order by below.id, step.place`.execute(db)
  return rows
}
