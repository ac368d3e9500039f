import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Slugs of all classifications hidden in a country; there are few. */
export async function listHiddenFamilies(db: Queries, country: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from classification
    where not ${country} = any(shown_countries) order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}
