import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Reader } from '@ferrule/domain/catalogue/product'
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

export async function listClassificationsBySlugs(db: Queries, reader: Reader, slugs: string[]) {
  return readClassifications(db, reader, sql`classification.slug = any(${slugs})`)
}

export async function listClassificationsByIds(db: Queries, reader: Reader, ids: readonly string[]) {
  return readClassifications(db, reader, sql`classification.id = any(${ids}::uuid[])`)
}

/**
 * Most have none, but of those that have children Postgres knows only how many they are on average, and would read all
 * classifications to find them. Asked one by one (`offset 0` keeps it so), each is looked up by the index.
 */
export async function listChildren(db: Queries, reader: Reader, ids: string[]) {
  const children = sql`select child.id from unnest(${ids}::uuid[]) as above (id),
    lateral (select id from classification where parent_id = above.id offset 0) as child`
  return readClassifications(db, reader, sql`classification.id = any(array(${children}))`)
}

/** Every classification that is shown in the reader's country, family by family. */
export async function listAllClassifications(db: Queries, reader: Reader, area: string | null) {
  return readClassifications(db, reader, sql`(${area}::text is null or classification.area = ${area})`)
}

/** Only those shown in the reader's country, and only where everything above them is shown too. */
async function readClassifications(
  db: Queries,
  { language, country }: Reader,
  which: Expression<SqlBool>,
): Promise<Classification[]> {
  const { rows } = await sql<Classification>`select id, slug, parent_id, text ->> 'name' as name,
      text ->> 'description' as description, sort_index, image, image_high_res, image as image_url,
      supported_countries, '/' || route as route
    from classification, lateral coalesce(texts -> ${language}, texts -> 'en') as text
    where ${which} and (shown_countries is null or ${country} = any(shown_countries))
    order by sort_index, slug`.execute(db)
  return rows.map((row) => ({
    ...row,
    image: imageOrDefault(row.image),
    imageHighRes: imageOrDefault(row.imageHighRes ?? row.image),
  }))
}

export type LineageRow = { ownerId: string; name: string; route: string }

/** From the family down to each of these, itself last. */
export async function listLineages(db: Queries, { language }: Reader, ids: string[]): Promise<LineageRow[]> {
  const { rows } = await sql<LineageRow>`select below.id as owner_id, '/' || above.route as route,
      coalesce(above.texts -> ${language}, above.texts -> 'en') ->> 'name' as name
    from classification below, unnest(below.lineage) with ordinality as step (id, place), classification above
    where below.id = any(${ids}::uuid[]) and above.id = step.id order by below.id, step.place`.execute(db)
  return rows
}
