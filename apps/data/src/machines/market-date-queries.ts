import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The day on which a machine was placed on the market; undefined for an unknown serial number. */
export async function findMarketDate(db: Queries, serialNumber: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('nameplate')
    .where('serialNumber', '=', serialNumber)
    .select(sql<string>`placed_on_market::text`.as('placedOnMarket'))
    .executeTakeFirst()
  return found?.placedOnMarket
}
