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

/**
 * The name of the part of a saved line in a language that the catalogue has it in. A part that was renamed since keeps
 * the name of the line, under which it was ordered.
 */
export function lineNameIn(language: string | undefined, line: 'order_line' | 'quote_line') {
  const name = sql.ref(`${line}.name`)
  return sql<string>`coalesce((select part.names ->> ${language ?? null}::text from part
    where part.id = ${sql.ref(`${line}.part_id`)}
      and exists (select from jsonb_each_text(part.names) as known where known.value = ${name})), ${name})`
}

export type PartView = Awaited<ReturnType<typeof listPartsByNumber>>[number]

/** Parts by article number with names in the customer's language, ordered by number. */
export async function listPartsByNumber(tx: Queries, articleNumbers: readonly string[], language: string) {
  return selectParts(tx, language)
    .where((where) => where('part.articleNumber', '=', where.fn.any(where.val([...articleNumbers]))))
    .orderBy('part.articleNumber')
    .execute()
}
