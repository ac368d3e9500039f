import type { Queries } from '../postgres/database.ts'

/** Deletes the basket of a person whose account is erased. */
export async function deleteBasket(tx: Queries, personId: string): Promise<void> {
  await tx.deleteFrom('comparisonBasket').where('personId', '=', personId).execute()
}
