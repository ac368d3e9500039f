import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The public columns of a machine. The query does not even read its owner and location. */
export async function findPublicMachine(tx: Queries, serialNumber: string) {
  return tx
    .selectFrom('machine')
    .leftJoin('product', 'product.slug', 'machine.productSlug')
    .where('serialNumber', '=', serialNumber)
    .select(['machine.serialNumber', 'machine.productSlug', 'machine.model', 'product.image'])
    .select(sql<number>`extract(year from commissioned_on)::int`.as('builtIn'))
    .executeTakeFirst()
}
