import { randomUUIDv7 } from 'node:crypto'
import type { SupportNoticeDays } from '@ferrule/domain/advisories/support-notice'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The products whose security updates end in these months. */
export async function listEndingProducts(tx: Queries, { first, last }: { first: string; last: string }) {
  const rows = await tx
    .selectFrom('product')
    .where('supportUntil', '>=', first)
    .where('supportUntil', '<=', last)
    .select(['slug', sql<string>`support_until`.as('supportUntil')])
    .orderBy('slug')
    .execute()
  return rows
}

export type DueNotice = { productSlug: string; supportUntil: string; days: SupportNoticeDays }

/** The organisations with machines in use of a product that have no such notice yet. */
export async function listOwners(tx: Queries, { productSlug, supportUntil, days }: DueNotice) {
  return tx
    .selectFrom('machine')
    .where('productSlug', '=', productSlug)
    .where('retiredOn', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('supportNotice')
            .whereRef('supportNotice.organisationId', '=', 'machine.organisationId')
            .where('supportNotice.productSlug', '=', productSlug)
            .where('supportNotice.supportUntil', '=', supportUntil)
            .where('days', '=', days)
            .select('supportNotice.id'),
        ),
      ),
    )
    .groupBy('organisationId')
    .select(['organisationId', sql<number>`count(*)::int`.as('machines'), sql<string>`min(model)`.as('model')])
    .orderBy('organisationId')
    .execute()
}

type NewNotice = DueNotice & { organisationId: string; machines: number; model: string; notifiedAt: Date }

/** Returns undefined if the organisation was told before. */
export async function insertSupportNotice(tx: Queries, notice: NewNotice): Promise<string | undefined> {
  const { organisationId, productSlug, supportUntil, days, machines, model, notifiedAt } = notice
  const saved = await tx
    .insertInto('supportNotice')
    .values({ id: randomUUIDv7(), organisationId, productSlug, supportUntil, days, machines, model, notifiedAt })
    .onConflict((conflict) => conflict.columns(['organisationId', 'productSlug', 'supportUntil', 'days']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}
