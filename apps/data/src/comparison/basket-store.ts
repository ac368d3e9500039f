import { type Basket, emptyBasket } from '@ferrule/domain/comparison/basket'
import { basketInput } from '@ferrule/domain/comparison/comparison-input'
import type { Queries } from '../postgres/database.ts'

export type AccountBasket = { basket: Basket; revision: number | null }

/** The basket of this person alone, locked until the transaction ends. */
export async function lockBasket(tx: Queries, personId: string): Promise<AccountBasket> {
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

/** Answers the new revision; nothing if another device was first. */
export async function saveBasket(
  tx: Queries,
  { personId, basket, savedAt }: { personId: string; basket: Basket; savedAt: Date },
): Promise<number> {
  const kept = { basket: JSON.stringify(basket), savedAt }
  const { revision } = await tx
    .insertInto('comparisonBasket')
    .values({ personId, revision: 1, ...kept })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet((eb) => ({ ...kept, revision: eb('comparisonBasket.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export async function deleteBasket(tx: Queries, personId: string): Promise<void> {
  await tx.deleteFrom('comparisonBasket').where('personId', '=', personId).execute()
}
