import type { PriceFacts } from '@ferrule/domain/parts/part-price'
import { type SqlBool, sql } from 'kysely'
import { isOwn, isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** A machine or a plant whose organisation pays. A missing or foreign machine is ignored. */
export type PaidFor = { serial?: string | undefined; plantId?: string | undefined }

/**
 * The organisation of the caller that pays: that of the plant or machine, otherwise the first by name. Undefined for a
 * missing or foreign plant, and for a caller without an organisation.
 */
export async function findPayer(tx: Queries, scope: Scope, { serial, plantId }: PaidFor) {
  return tx
    .selectFrom('organisation')
    .where(isOwn(scope, 'organisation.id'))
    .$if(plantId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select from plant
          where plant.id = ${plantId}::uuid and plant.organisation_id = organisation.id)`,
      ),
    )
    .select(['organisation.id', 'organisation.name', 'organisation.country', 'organisation.currency'])
    .orderBy(
      sql`exists (select from machine
        where machine.serial_number = ${serial ?? null} and machine.organisation_id = organisation.id) desc`,
    )
    .orderBy('organisation.name')
    .orderBy('organisation.id')
    .limit(1)
    .executeTakeFirst()
}

type PriceArgs = { organisationId: string; currency: string; partIds: readonly string[] }

/** List prices in a currency and the agreements of an organisation that the caller may see, by part. */
export async function listPriceFacts(
  tx: Queries,
  scope: Scope,
  { organisationId, currency, partIds }: PriceArgs,
): Promise<Map<string, PriceFacts>> {
  const rows = await tx
    .selectFrom('part')
    .leftJoin('partPrice', (join) =>
      join.onRef('partPrice.partId', '=', 'part.id').on('partPrice.currency', '=', currency),
    )
    .leftJoin('priceAgreement as agreed', (join) =>
      join
        .onRef('agreed.partId', '=', 'part.id')
        .on('agreed.organisationId', '=', organisationId)
        .on(isVisible(scope, 'agreed.organisationId')),
    )
    .where((where) => where('part.id', '=', where.fn.any(where.val([...partIds]))))
    .select(['part.id', 'partPrice.amount as listAmount', 'agreed.amount', 'agreed.currency'])
    .select(sql<string | null>`agreed.valid_until::text`.as('validUntil'))
    .execute()
  return new Map(
    rows.map(({ id, listAmount, amount, currency: agreedCurrency, validUntil }) => {
      const agreement =
        amount === null || agreedCurrency === null ? null : { amount, currency: agreedCurrency, validUntil }
      return [id, { listAmount, agreement }]
    }),
  )
}
