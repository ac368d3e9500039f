import { type Basket, emptyBasket } from '@ferrule/domain/comparison/basket'
import { basketInput } from '@ferrule/domain/comparison/comparison-input'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type AccountBasket = { basket: Basket; revision: number | null }

/** The basket of a person, locked until the transaction ends. */
export async function lockBasket(tx: Queries, personId: string): Promise<AccountBasket> {
  // The first two devices of a person have no row to lock, so an advisory lock is used.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comparison-basket ${personId}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('comparisonBasket')
    .where('personId', '=', personId)
    .select(['basket', 'revision'])
    .forUpdate()
    .executeTakeFirst()
  return row
    ? { basket: basketInput.parse(row.basket), revision: row.revision }
    : { basket: emptyBasket, revision: null }
}

/** Saves the basket. Returns the new revision. */
export async function saveBasket(
  tx: Queries,
  { personId, basket, savedAt }: { personId: string; basket: Basket; savedAt: Date },
): Promise<number> {
  const json = JSON.stringify(basket)
  const { revision } = await tx
    .insertInto('comparisonBasket')
    .values({ personId, basket: json, revision: 1, savedAt })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet((eb) => ({ basket: json, revision: eb('comparisonBasket.revision', '+', 1), savedAt })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
