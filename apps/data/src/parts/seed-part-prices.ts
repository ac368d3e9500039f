import { contractCurrencies, listPrices, priceAgreements } from '@ferrule/seeds/parts/part-prices'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'

const partId = (articleNumber: string) => stableId('part', articleNumber)
const organisationId = (number: string) => stableId('organisation', number)

/** Inserts the demo prices and agreements into an empty price list. Returns the number of list prices. */
export async function seedPartPrices(db: Database): Promise<number> {
  return withServiceScope(db, async (tx) => {
    const known = await tx.selectFrom('partPrice').select('partId').limit(1).executeTakeFirst()
    if (known) return 0
    await tx
      .insertInto('partPrice')
      .values(
        listPrices.map(({ articleNumber, currency, amount }) => ({ partId: partId(articleNumber), currency, amount })),
      )
      .execute()
    await tx
      .insertInto('priceAgreement')
      .values(
        priceAgreements.map(({ organisation, articleNumber, currency, amount, validUntil }) => ({
          organisationId: organisationId(organisation),
          partId: partId(articleNumber),
          currency,
          amount,
          validUntil: sql<Date | null>`${validUntil}::date`,
        })),
      )
      .execute()
    for (const [number, currency] of Object.entries(contractCurrencies)) {
      await tx.updateTable('organisation').set({ currency }).where('id', '=', organisationId(number)).execute()
    }
    return listPrices.length
  })
}
