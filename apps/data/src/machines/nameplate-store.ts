import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type PublicMachine = NonNullable<Awaited<ReturnType<typeof findPublicMachine>>>

/** The public data of a machine. Its table has neither owner nor location, and stays when they are deleted. */
export async function findPublicMachine(db: Queries, serialNumber: string) {
  return db
    .selectFrom('nameplate')
    .leftJoin('product', 'product.slug', 'nameplate.productSlug')
    .leftJoin('productLife', 'productLife.productSlug', 'nameplate.productSlug')
    .where('nameplate.serialNumber', '=', serialNumber)
    .select(['nameplate.serialNumber', 'nameplate.productSlug', 'nameplate.model', 'nameplate.builtIn'])
    .select(['product.image', 'product.supportUntil', 'productLife.expectedLifeYears'])
    .select(sql<string>`nameplate.placed_on_market::text`.as('placedOnMarket'))
    .executeTakeFirst()
}
