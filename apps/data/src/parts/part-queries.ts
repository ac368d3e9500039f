import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Parts with their stock and their name in the language, or in English. */
export function selectParts(tx: Queries, language: string) {
  return tx
    .selectFrom('part')
    .innerJoin('partStock', 'partStock.partId', 'part.id')
    .select(['part.id', 'part.articleNumber', 'part.assembly', 'part.isWear', 'part.image', 'part.replacedBy'])
    .select('part.shape')
    .select(['partStock.stock', 'partStock.availabilityDays', 'partStock.location'])
    .select(sql<string>`coalesce(part.names ->> ${language}, part.names ->> 'en')`.as('name'))
}

export type PartView = Awaited<ReturnType<typeof listPartsByNumber>>[number]

/** Parts by article number with names in the customer's language, ordered by number. */
export async function listPartsByNumber(tx: Queries, articleNumbers: readonly string[], language: string) {
  return selectParts(tx, language)
    .where((where) => where('part.articleNumber', '=', where.fn.any(where.val([...articleNumbers]))))
    .orderBy('part.articleNumber')
    .execute()
}
